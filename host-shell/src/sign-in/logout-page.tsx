import { callApi } from '@portal/shared-contracts';
import { logout } from '@portal/shared-contracts/auth';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState, LoadingSkeleton } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { openFreshPage } from '../session/fresh-page.ts';
import { clearSession } from '../session/session-store.ts';
import { customLoginUrl } from './custom-login-url.ts';
import { SignInLayout } from './sign-in-layout.tsx';

type LogoutState = 'checking' | 'asking' | 'leaving' | 'failed';

/** Ends the session (HS-54); unsent texts on this device are only removed after a warning. */
export const LogoutPage = () => {
  const { t } = useTranslation('shell');
  const { website, vault, user } = usePortal();
  const isAdmin = user?.role === 'admin';
  const navigate = useNavigate();
  const [state, setState] = useState<LogoutState>('checking');

  const leave = useCallback(async () => {
    setState('leaving');
    try {
      await callApi(logout, {});
    } catch {
      setState('failed');
      return;
    }
    await vault?.removeAll().catch(() => undefined);
    clearSession();
    if (isAdmin) return openFreshPage(routes.adminLogin({}));
    const elsewhere = customLoginUrl(website);
    if (elsewhere) window.location.replace(elsewhere);
    else await navigate(routes.login({}), { replace: true });
  }, [vault, navigate, website, isAdmin]);

  // Back to the page that is half filled; whoever opened this address by hand has none.
  const hasPage = useLocation().key !== 'default';
  const stay = (): void => {
    void (hasPage ? navigate(-1) : navigate(routes.home({}), { replace: true }));
  };

  useEffect(() => {
    if (state !== 'checking') return;
    const check = async (): Promise<void> => {
      const keys = (await vault?.keys().catch(() => [])) ?? [];
      if (keys.length > 0) setState('asking');
      else await leave();
    };
    void check();
  }, [state, vault, leave]);

  return (
    <SignInLayout title={t('logout.title')} context={state === 'asking' && t('logout.warning')}>
      {(state === 'checking' || state === 'leaving') && <LoadingSkeleton shape="text" />}
      {state === 'failed' && <ErrorState text={t('logout.failed')} onRetry={() => void leave()} />}
      {state === 'asking' && (
        <div className="sign-in-actions">
          <Button type="primary" danger onClick={() => void leave()}>
            {t('logout.anyway')}
          </Button>
          <Button onClick={stay}>{t('logout.stay')}</Button>
        </div>
      )}
    </SignInLayout>
  );
};
