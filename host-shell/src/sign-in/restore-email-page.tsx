import { callApi } from '@portal/shared-contracts';
import { restoreEmail } from '@portal/shared-contracts/auth';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { clearSession } from '../session/session-store.ts';
import { SignInLayout } from './sign-in-layout.tsx';

/** Takes a change of the address back and leads on to a new password. */
export const RestoreEmailPage = () => {
  const { t } = useTranslation('shell');
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(restoreEmail, { code }),
    onSuccess: (reply) => {
      clearSession();
      void navigate(routes.resetPassword({ code: reply.code }), { replace: true });
    },
  });
  return (
    <SignInLayout title={t('restoreEmail.title')} context={t('restoreEmail.context')}>
      {error && <ErrorState error={error} />}
      <div className="sign-in-actions">
        <Button type="primary" size="large" block loading={isPending} onClick={() => mutate()}>
          {t('restoreEmail.submit')}
        </Button>
        {error && <Link to={routes.home({})}>{t('confirmEmail.on')}</Link>}
      </div>
    </SignInLayout>
  );
};
