import { PageTitle, TextsWaiting } from '@portal/shared-ui/texts';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPage } from '../routing/own-pages.ts';
import { HomePage } from '../routing/home-page.tsx';
import { latePage } from '../remotes/parts/late-page.tsx';
import { OwnBoundary } from '../remotes/parts/own-boundary.tsx';

type PageName = OwnPage['key'];

// Every page of the shell but the way to the right one comes when it is opened.
const pages: Readonly<Record<PageName, ComponentType>> = {
  home: HomePage,
  login: latePage(async () => (await import('../sign-in/login-page.tsx')).LoginPage),
  logout: latePage(async () => (await import('../sign-in/logout-page.tsx')).LogoutPage),
  forgotPassword: latePage(
    async () => (await import('../sign-in/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  resetPassword: latePage(
    async () => (await import('../sign-in/reset-password-page.tsx')).ResetPasswordPage,
  ),
  autologin: latePage(async () => (await import('../sign-in/autologin-page.tsx')).AutologinPage),
  passkeyStep: latePage(async () => (await import('../passkeys/passkey-page.tsx')).PasskeyPage),
  secondStep: latePage(
    async () => (await import('../sign-in/second-step-page.tsx')).SecondStepPage,
  ),
  confirmEmail: latePage(
    async () => (await import('../sign-in/confirm-email-page.tsx')).ConfirmEmailPage,
  ),
  restoreEmail: latePage(
    async () => (await import('../sign-in/restore-email-page.tsx')).RestoreEmailPage,
  ),
  invite: latePage(async () => (await import('../sign-in/invite-page.tsx')).InvitePage),
  adminLogin: latePage(
    async () =>
      (await import(/* webpackChunkName: "login" */ '../sign-in/login-page.tsx')).AdminLoginPage,
  ),
  admin: latePage(
    async () =>
      (await import(/* webpackChunkName: "admin" */ '../admin/admin-pages.tsx')).AdminPages,
  ),
  security: latePage(async () => (await import('../security/security-page.tsx')).SecurityPage),
  profile: latePage(async () => (await import('../account/account-page.tsx')).AccountPage),
  notifications: latePage(
    async () => (await import('../notifications/notifications-page.tsx')).NotificationsPage,
  ),
};

/** Pages inside the portal's frame, whose heading stands before their code is there. */
const titled: readonly PageName[] = ['admin', 'profile', 'security', 'notifications'];

/** One of the shell's own pages. */
export const OwnPageView = ({ name }: { name: PageName }) => {
  const { t } = useTranslation('shell');
  const Page = pages[name];
  return (
    <PageTitle value={titled.includes(name) ? t(`titles.${name}`) : ''}>
      <OwnBoundary key={name} waiting={<TextsWaiting />}>
        <Page />
      </OwnBoundary>
    </PageTitle>
  );
};
