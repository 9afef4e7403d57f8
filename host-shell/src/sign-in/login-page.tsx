import { ApiError, callApi } from '@portal/shared-contracts';
import { getCurrentUser, login } from '@portal/shared-contracts/auth';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { isEmbedded } from '@portal/shared-contracts/widget';
import { ErrorState } from '@portal/shared-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Values } from '../doors/door.ts';
import { LoginDoor } from '../doors/login-door.tsx';
import { useSession } from '../session/session-store.ts';
import { arrive } from './arrive.ts';
import { customLoginUrl } from './custom-login-url.ts';
import { useDoor } from '../doors/use-door.tsx';

/** The page at which people sign in (HS-50 to HS-53). */
export const LoginPage = () => {
  const { website } = usePortal();
  const elsewhere = customLoginUrl(website);
  useEffect(() => {
    if (elsewhere) window.location.replace(elsewhere);
  }, [elsewhere]);
  return elsewhere ? null : <LoginForm />;
};

/** The door of those who run the firm; a firm's own login page never stands before it (BO-05). */
export const AdminLoginPage = () => <LoginForm isAdmin />;

// Browsers take no session from a frame in a foreign page: the next call would be nobody's.
const isSessionKept = (): Promise<boolean> =>
  callApi(getCurrentUser, {}).then(
    () => true,
    () => false,
  );

const LoginForm = ({ isAdmin = false }: { isAdmin?: boolean }) => {
  const door = useDoor();
  const navigate = useNavigate();
  const [isKeptOut, setKeptOut] = useState(false);
  const hasExpired = useSession((state) => state.hasExpired);
  const send = async ({ email = '', password = '', remember }: Values): Promise<void> => {
    setKeptOut(false);
    try {
      const reply = await callApi(login, {
        email: email.trim(),
        password,
        remember: remember !== undefined,
        ...(isAdmin ? { door: 'admin' as const } : {}),
      });
      if (isEmbedded() && !(await isSessionKept())) return setKeptOut(true);
      arrive(reply, door.from);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'second-step-needed')) throw error;
      await navigate(routes.secondStep({}, { from: door.from ?? undefined }));
    }
  };
  const notice = isKeptOut && <ErrorState text={<KeptOut />} />;
  return <LoginDoor isAdmin={isAdmin} door={{ ...door, hasExpired, send, notice }} />;
};

/** The browser keeps this frame out of the session; a window of its own is let in. */
const KeptOut = () => {
  const { t } = useTranslation('shell');
  return (
    <>
      <p>{t('login.keptOut')}</p>
      <a href={window.location.href} target="_blank" rel="noopener">
        {t('login.ownWindow')}
      </a>
    </>
  );
};
