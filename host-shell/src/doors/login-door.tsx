import { routes } from '@portal/shared-contracts/remote';
import { ErrorState } from '@portal/shared-ui';
import { Alert, CheckBox } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '../form/password-input.tsx';
import { useCookiesRefused } from './cookies-kept.ts';
import type { Door } from './door.ts';
import { DoorEmail, DoorField, DoorForm } from './door-form.tsx';
import { DoorFrame } from './door-frame.tsx';
import { loginRules } from './door-rules.ts';

const ANSWERED = [401, 403, 429];

// A refusal shows the server's words; anything else the one fixed sentence (HS-53).
const failureText = (failure: unknown, fixed: string): string => {
  const { status, message } = failure as { status?: number; message?: string };
  return status !== undefined && ANSWERED.includes(status) && message ? message : fixed;
};

const Fields = ({ door, errors }: { door: Door; errors: Readonly<Record<string, string>> }) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <DoorEmail door={door} errors={errors} />
      <DoorField name="password" label={t('fields.password')} errors={errors}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            // What has to be typed again after a refusal, with the email beside it.
            autoFocus={door.refusal !== undefined}
          />
        )}
      </DoorField>
      <div className="sign-in-row">
        <CheckBox name="remember" defaultChecked={door.remember === true}>
          {t('login.remember')}
        </CheckBox>
        <door.Link to={routes.forgotPassword({})}>{t('login.forgot')}</door.Link>
      </div>
    </>
  );
};

/** Props of {@link LoginDoor}. */
export interface LoginDoorProps {
  door: Door;
  /** The door of those who run the firm (BO-05). */
  isAdmin?: boolean;
}

/** Where people sign in (HS-50 to HS-53). */
export const LoginDoor = ({ door, isAdmin = false }: LoginDoorProps) => {
  const { t } = useTranslation('shell');
  const isKeptOut = useCookiesRefused();
  const { companyName: company } = door.website;
  const open = isAdmin ? routes.adminLogin : routes.login;
  const greeting = isAdmin ? company : t('login.context', { company });
  return (
    <DoorFrame
      {...door}
      title={t('login.title')}
      context={door.hasExpired ? t('login.expired') : greeting}
    >
      {door.done === 'reset' && (
        <Alert type="success" showIcon role="status" title={t('reset.done')} />
      )}
      {isKeptOut && <ErrorState text={t('login.cookies')} />}
      <DoorForm
        door={door}
        action={open({}, { from: door.returnTo })}
        rules={loginRules(t)}
        labels={{ email: t('fields.email'), password: t('fields.password') }}
        submit={t('login.submit')}
        word={(failure) => failureText(failure, t('login.failed'))}
      >
        {(errors) => <Fields door={door} errors={errors} />}
      </DoorForm>
      {door.website.freeReview.enabled && !isAdmin && (
        <p className="sign-in-after">
          <door.Link to={routes.reviewIntake({})}>{t('login.review')}</door.Link>
        </p>
      )}
    </DoorFrame>
  );
};
