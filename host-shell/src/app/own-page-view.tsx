import { usePortal } from '@portal/shared-contracts/react';
import { ErrorState, LoadingSkeleton } from '@portal/shared-ui';
import { lazy, useState, type ComponentType } from 'react';
import { RemoteBoundary } from '../remotes/parts/remote-boundary.tsx';
import { remoteTexts } from '../remotes/remote-texts.ts';
import type { OwnPage } from '../routing/own-pages.ts';
import { HomePage } from '../routing/home-page.tsx';

type PageName = OwnPage['key'];

// Every page of the shell but the way to the right one comes when it is opened.
const loaders: Readonly<Record<Exclude<PageName, 'home'>, () => Promise<ComponentType>>> = {
  login: async () => (await import('../sign-in/login-page.tsx')).LoginPage,
  logout: async () => (await import('../sign-in/logout-page.tsx')).LogoutPage,
  forgotPassword: async () =>
    (await import('../sign-in/forgot-password-page.tsx')).ForgotPasswordPage,
  resetPassword: async () => (await import('../sign-in/reset-password-page.tsx')).ResetPasswordPage,
  autologin: async () => (await import('../sign-in/autologin-page.tsx')).AutologinPage,
  passkeyStep: async () => (await import('../passkeys/passkey-page.tsx')).PasskeyPage,
  secondStep: async () => (await import('../sign-in/second-step-page.tsx')).SecondStepPage,
  confirmEmail: async () => (await import('../sign-in/confirm-email-page.tsx')).ConfirmEmailPage,
  restoreEmail: async () => (await import('../sign-in/restore-email-page.tsx')).RestoreEmailPage,
  invite: async () => (await import('../sign-in/invite-page.tsx')).InvitePage,
  adminLogin: async () =>
    (await import(/* webpackChunkName: "login" */ '../sign-in/login-page.tsx')).AdminLoginPage,
  admin: async () =>
    (await import(/* webpackChunkName: "admin" */ '../admin/admin-pages.tsx')).AdminPages,
  security: async () => (await import('../security/security-page.tsx')).SecurityPage,
  profile: async () => (await import('../account/account-page.tsx')).AccountPage,
  notifications: async () =>
    (await import('../notifications/notifications-page.tsx')).NotificationsPage,
};

const make = (name: PageName): ComponentType =>
  name === 'home' ? HomePage : lazy(async () => ({ default: await loaders[name]() }));

const made = new Map<PageName, ComponentType>();

const pageOf = (name: PageName): ComponentType => {
  const page = made.get(name) ?? make(name);
  made.set(name, page);
  return page;
};

/** One of the shell's own pages, in a boundary like a remote's, so that an error leaves the frame standing. */
export const OwnPageView = ({ name }: { name: PageName }) => {
  const { language } = usePortal();
  const [shown, setShown] = useState(() => ({ Page: pageOf(name), tries: 0 }));
  const [error, setError] = useState<unknown>();
  const retry = (): void => {
    // React keeps a failed load for ever, so a new try needs a new page.
    made.delete(name);
    setShown(({ tries }) => ({ Page: pageOf(name), tries: tries + 1 }));
  };
  return (
    <RemoteBoundary
      resetKey={shown.tries}
      waiting={<LoadingSkeleton />}
      failed={<ErrorState error={error} safe={remoteTexts[language].safe} onRetry={retry} />}
      onError={setError}
    >
      <shown.Page />
    </RemoteBoundary>
  );
};
