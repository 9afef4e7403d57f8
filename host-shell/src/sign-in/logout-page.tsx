import { callApi } from '@portal/shared-contracts';
import { logout } from '@portal/shared-contracts/auth';
import { countUnsent, removeUnsent } from '@portal/shared-contracts/outbox';
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

/** What this person wrote and no server has: what is typed in forms, and what the chat could not send. */
const useUnsent = () => {
  const { website, vault, user } = usePortal();
  const [site, person] = [website.client_id, user?._id ?? ''];
  const hasAny = useCallback(async (): Promise<boolean> => {
    const keys = (await vault?.keys().catch(() => [])) ?? [];
    // A device that keeps nothing has nothing to warn of.
    return keys.length > 0 || (await countUnsent({ site, person }).catch(() => 0)) > 0;
  }, [vault, site, person]);
  const removeAll = useCallback(async (): Promise<void> => {
    await vault?.removeAll().catch(() => undefined);
    await removeUnsent({ site, person }).catch(() => undefined);
  }, [vault, site, person]);
  return { hasAny, removeAll };
};

type LogoutState = 'checking' | 'asking' | 'leaving' | 'failed';

/** Ends the session (HS-54); unsent texts on this device are only removed after a warning. */
export const LogoutPage = () => {
  const { t } = useTranslation('shell');
  const { website, user } = usePortal();
  const { hasAny, removeAll } = useUnsent();
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
    await removeAll();
    clearSession();
    if (isAdmin) return openFreshPage(routes.adminLogin({}));
    const elsewhere = customLoginUrl(website);
    if (elsewhere) window.location.replace(elsewhere);
    else await navigate(routes.login({}), { replace: true });
  }, [removeAll, navigate, website, isAdmin]);

  // Back to the page that is half filled; whoever opened this address by hand has none.
  const hasPage = useLocation().key !== 'default';
  const stay = (): void => {
    void (hasPage ? navigate(-1) : navigate(routes.home({}), { replace: true }));
  };

  useEffect(() => {
    if (state !== 'checking') return;
    const check = async (): Promise<void> => {
      if (await hasAny()) setState('asking');
      else await leave();
    };
    void check();
  }, [state, hasAny, leave]);

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
