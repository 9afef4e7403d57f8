import { ApiError, callApi } from '@portal/shared-contracts';
import { autologin } from '@portal/shared-contracts/auth';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { ErrorState, LoadingSkeleton } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { isWorthRetrying } from '../query-client.ts';
import { enter } from './arrive.ts';
import { type AutologinState, autologinState, autologinTarget } from './autologin-target.ts';
import { SignInLayout } from './sign-in-layout.tsx';

type Progress = 'trying' | 'asking' | 'failed' | 'unanswered';

const isOtherPerson = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conflict';

const needsSecondStep = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'second-step-needed';

const progressAfter = (error: unknown): Progress => {
  if (isOtherPerson(error)) return 'asking';
  // Nobody knows whether the code is spent: trying it once more tells.
  return isWorthRetrying(0, error) ? 'unanswered' : 'failed';
};

/** Redeems the code of the address, once; a session of somebody else is replaced only after asking. */
const useCode = () => {
  const { code = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<Progress>('trying');
  const held = useRef<{ code: string; state: AutologinState } | undefined>(undefined);
  const redeem = useCallback(
    async (replace: { replace?: 'true' }): Promise<void> => {
      const { current } = held;
      if (!current) return;
      const { state } = current;
      setProgress('trying');
      try {
        const packageId = state.packageId ? { packageId: state.packageId } : {};
        const reply = await callApi(autologin, { code: current.code, ...packageId, ...replace });
        enter(reply, (user) => autologinTarget(user, state));
      } catch (error) {
        if (needsSecondStep(error))
          await navigate(routes.secondStep({}, { from: state.from }), { replace: true });
        else setProgress(progressAfter(error));
      }
    },
    [navigate],
  );
  useEffect(() => {
    // A one-time code is spent once, even when React runs the effect twice.
    if (held.current) return;
    held.current = { code, state: autologinState(location.state, location.search) };
    // The code leaves the address bar and the history before anything else can read it.
    window.history.replaceState(window.history.state, '', routes.autologin({ code: 'used' }));
    void redeem({});
  }, [code, location, redeem]);
  return {
    progress,
    replace: () => void redeem({ replace: 'true' }),
    retry: () => void redeem({}),
  };
};

const AskToSwitch = ({ onSwitch }: { onSwitch: () => void }) => {
  const { t } = useTranslation('shell');
  const { user } = usePortal();
  return (
    <SignInLayout
      title={t('autologin.asksTitle')}
      context={t('autologin.asks', { email: user?.email })}
    >
      <div className="sign-in-actions">
        <Button onClick={onSwitch}>{t('autologin.switch')}</Button>
        <Link to={routes.home({})}>{t('autologin.stay')}</Link>
      </div>
    </SignInLayout>
  );
};

/** Signs in with a one-time code from a link (HS-58, HS-59, HS-60). */
export const AutologinPage = () => {
  const { t } = useTranslation('shell');
  const { progress, replace, retry } = useCode();
  const isOver = progress === 'failed' || progress === 'unanswered';
  useEffect(() => {
    if (isOver) document.title = t('autologin.error');
  }, [isOver, t]);
  if (progress === 'asking') return <AskToSwitch onSwitch={replace} />;
  if (progress === 'trying')
    return (
      <SignInLayout title={t('autologin.title')}>{<LoadingSkeleton shape="text" />}</SignInLayout>
    );
  return (
    <SignInLayout title={t('autologin.error')}>
      <ErrorState
        text={t('autologin.failed')}
        {...(progress === 'unanswered' ? { onRetry: retry } : { safe: t('autologin.once') })}
      />
      <Link to={routes.login({})}>{t('autologin.login')}</Link>
    </SignInLayout>
  );
};
