import { limits } from '@portal/shared-contracts';
import { routes } from '@portal/shared-contracts/remote';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '../form/password-input.tsx';
import type { Door } from './door.ts';
import { DoorField, DoorForm } from './door-form.tsx';
import { DoorFrame } from './door-frame.tsx';
import { resetRules } from './door-rules.ts';

/** Sets a new password with the one-time code of the mail (HS-56, HS-57). */
export const ResetDoor = ({ door }: { door: Door }) => {
  const { t } = useTranslation('shell');
  const labels = { password: t('fields.newPassword'), confirmation: t('fields.confirmPassword') };
  return (
    <DoorFrame
      {...door}
      title={t('reset.title')}
      context={t('reset.context', { count: limits.password.min })}
    >
      <DoorForm
        door={door}
        action={routes.resetPassword({ code: door.code ?? '' })}
        rules={resetRules(t)}
        labels={labels}
        submit={t('reset.submit')}
      >
        {(errors) =>
          Object.entries(labels).map(([name, label]) => (
            <DoorField key={name} name={name} label={label} errors={errors}>
              {(control) => <PasswordInput {...control} autoComplete="new-password" />}
            </DoorField>
          ))
        }
      </DoorForm>
      <p className="sign-in-after">
        <door.Link to={routes.forgotPassword({})}>{t('reset.again')}</door.Link>
      </p>
    </DoorFrame>
  );
};
