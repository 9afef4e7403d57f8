import { routes } from '@portal/shared-contracts/remote';
import { TextField } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import type { Door } from './door.ts';
import { DoorField, DoorForm } from './door-form.tsx';
import { DoorFrame } from './door-frame.tsx';
import { codeRule } from './door-rules.ts';

/** The second step of signing in: a code of the authenticator app, or one of the recovery codes. */
export const SecondStepDoor = ({ door }: { door: Door }) => {
  const { t } = useTranslation('shell');
  const from = { from: door.returnTo };
  return (
    <DoorFrame {...door} title={t('secondStep.title')} context={t('secondStep.context')}>
      <DoorForm
        door={door}
        action={routes.secondStep({}, from)}
        rules={codeRule(t)}
        labels={{ code: t('secondStep.code') }}
        submit={t('secondStep.submit')}
      >
        {(errors) => (
          <DoorField name="code" label={t('secondStep.code')} errors={errors}>
            {(control) => <TextField {...control} autoComplete="one-time-code" autoFocus />}
          </DoorField>
        )}
      </DoorForm>
      <p className="pui-help sign-in-after">{t('secondStep.lost')}</p>
      <p className="sign-in-after">
        <door.Link to={routes.passkeyStep({}, from)}>{t('passkeys.use')}</door.Link>
      </p>
      <p className="sign-in-after">
        <door.Link to={routes.login({}, from)}>{t('forgot.back')}</door.Link>
      </p>
    </DoorFrame>
  );
};
