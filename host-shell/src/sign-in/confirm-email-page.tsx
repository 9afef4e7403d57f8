import { callApi } from '@portal/shared-contracts';
import { confirmEmail } from '@portal/shared-contracts/auth';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState, useAnnounce } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { followHeading } from '../focus/heading-focus.ts';
import { SignInLayout } from './sign-in-layout.tsx';

/** Takes an address over from its mailbox; a button, because scanners of mail open every link. */
export const ConfirmEmailPage = () => {
  const { t } = useTranslation('shell');
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => callApi(confirmEmail, { code }),
    onSuccess: ({ passwordCode }) => {
      if (passwordCode)
        return navigate(routes.resetPassword({ code: passwordCode }), { replace: true });
      // The pressed button goes away.
      followHeading();
      announce(t('confirmEmail.done'));
    },
  });
  return (
    <SignInLayout
      title={t('confirmEmail.title')}
      context={t(isSuccess ? 'confirmEmail.done' : 'confirmEmail.context')}
    >
      {error && <ErrorState error={error} />}
      <div className="sign-in-actions">
        {!isSuccess && (
          <Button type="primary" size="large" block loading={isPending} onClick={() => mutate()}>
            {t('confirmEmail.submit')}
          </Button>
        )}
        {/* A link that was used is refused, and whoever pressed it twice is done. */}
        {(isSuccess || error) && <Link to={routes.home({})}>{t('confirmEmail.on')}</Link>}
      </div>
    </SignInLayout>
  );
};
