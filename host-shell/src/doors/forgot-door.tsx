import { routes } from '@portal/shared-contracts/remote';
import { Alert } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import type { Door } from './door.ts';
import { DoorEmail, DoorForm } from './door-form.tsx';
import { DoorFrame } from './door-frame.tsx';
import { emailRule } from './door-rules.ts';

/** Asks for a recovery link (HS-55); the answer is the same for every address. */
export const ForgotDoor = ({ door }: { door: Door }) => {
  const { t } = useTranslation('shell');
  const isSent = door.done === 'sent';
  return (
    <DoorFrame
      {...door}
      title={t('forgot.title')}
      context={t(isSent ? 'forgot.look' : 'forgot.context')}
    >
      {isSent && <Alert type="success" showIcon role="status" title={t('forgot.sent')} />}
      <DoorForm
        door={door}
        action={routes.forgotPassword({})}
        rules={emailRule(t)}
        labels={{ email: t('fields.email') }}
        submit={t('forgot.submit')}
      >
        {(errors) => <DoorEmail door={door} errors={errors} />}
      </DoorForm>
      <p className="sign-in-after">
        <door.Link to={routes.login({})}>{t('forgot.back')}</door.Link>
      </p>
    </DoorFrame>
  );
};
