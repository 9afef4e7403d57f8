import { callApi } from '@portal/shared-contracts';
import { autologin } from '@portal/shared-contracts/auth';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState, LoadingSkeleton } from '@portal/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router-dom';
import { beginSession } from '../session/session-store.ts';
import { autologinState, autologinTarget } from './autologin-target.ts';
import { SignInLayout } from './sign-in-layout.tsx';

/** Signs in with a one-time code from a link (HS-58, HS-59, HS-60). */
export const AutologinPage = () => {
  const { t } = useTranslation('shell');
  const { code = '' } = useParams();
  const location = useLocation();
  const [hasFailed, setFailed] = useState(false);
  const isSent = useRef(false);
  useEffect(() => {
    // A one-time code is spent once, even when React runs the effect twice.
    if (isSent.current) return;
    isSent.current = true;
    const state = autologinState(location.state, location.search);
    // The code leaves the address bar and the history before anything else can read it.
    window.history.replaceState(window.history.state, '', routes.autologin({ code: 'used' }));
    const signIn = async (): Promise<void> => {
      try {
        const reply = await callApi(autologin, {
          code,
          ...(state.packageId ? { packageId: state.packageId } : {}),
        });
        const user = { ...reply.user, orders: reply.orders };
        beginSession({ user, currency: reply.currency }, autologinTarget(user, state));
      } catch {
        setFailed(true);
      }
    };
    void signIn();
  }, [code, location]);
  useEffect(() => {
    if (hasFailed) document.title = t('autologin.error');
  }, [hasFailed, t]);
  if (!hasFailed)
    return (
      <SignInLayout title={t('autologin.title')}>{<LoadingSkeleton shape="text" />}</SignInLayout>
    );
  return (
    <SignInLayout title={t('autologin.error')}>
      <ErrorState text={t('autologin.failed')} safe={t('autologin.once')} />
      <Link to={routes.login({})}>{t('autologin.login')}</Link>
    </SignInLayout>
  );
};
