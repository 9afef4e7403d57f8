import { routes } from '@portal/shared-contracts/remote';
import type { Role } from '@portal/shared-contracts';

/** A page that the shell itself renders. */
export interface OwnPage {
  key:
    | 'home'
    | 'login'
    | 'logout'
    | 'forgotPassword'
    | 'resetPassword'
    | 'autologin'
    | 'secondStep'
    | 'passkeyStep'
    | 'confirmEmail'
    | 'restoreEmail'
    | 'invite'
    | 'adminLogin'
    | 'admin'
    | 'profile'
    | 'security'
    | 'notifications';
  path: string;
  roles: 'public' | readonly Role[];
  layout: 'main' | 'bare';
}

const everybody = ['user', 'writer', 'reviewer', 'admin'] as const;

/** The shell's own pages (HS-20, HS-21, HS-22). */
export const ownPages: readonly OwnPage[] = [
  { key: 'home', path: routes.home.pattern, roles: everybody, layout: 'bare' },
  { key: 'login', path: routes.login.pattern, roles: 'public', layout: 'bare' },
  { key: 'logout', path: routes.logout.pattern, roles: 'public', layout: 'bare' },
  { key: 'forgotPassword', path: routes.forgotPassword.pattern, roles: 'public', layout: 'bare' },
  { key: 'resetPassword', path: routes.resetPassword.pattern, roles: 'public', layout: 'bare' },
  { key: 'autologin', path: routes.autologin.pattern, roles: 'public', layout: 'bare' },
  { key: 'secondStep', path: routes.secondStep.pattern, roles: 'public', layout: 'bare' },
  { key: 'passkeyStep', path: routes.passkeyStep.pattern, roles: 'public', layout: 'bare' },
  { key: 'confirmEmail', path: routes.confirmEmail.pattern, roles: 'public', layout: 'bare' },
  { key: 'restoreEmail', path: routes.restoreEmail.pattern, roles: 'public', layout: 'bare' },
  { key: 'invite', path: routes.invite.pattern, roles: 'public', layout: 'bare' },
  { key: 'adminLogin', path: routes.adminLogin.pattern, roles: 'public', layout: 'bare' },
  { key: 'security', path: routes.security.pattern, roles: everybody, layout: 'main' },
  {
    key: 'profile',
    path: routes.profile.pattern,
    roles: ['user', 'writer', 'admin'],
    layout: 'main',
  },
  {
    key: 'notifications',
    path: routes.notifications.pattern,
    roles: ['user', 'writer'],
    layout: 'main',
  },
];

const signInPaths: readonly string[] = ownPages
  .filter(({ roles }) => roles === 'public')
  .map(({ path }) => path.replace(/\/:.*$/, ''));

/** Whether an address is one of the pages around signing in: sign-in, sign-out, reset, auto-login, invitation. */
export const isSignInPath = (address: string): boolean => {
  const [path = ''] = address.split(/[?#]/);
  return signInPaths.some((start) => path === start || path.startsWith(`${start}/`));
};

/** The shell's part of the back office; which page of it an address is, its own code knows. */
export const backOffice: OwnPage = {
  key: 'admin',
  path: `${routes.admin.pattern}/*`,
  roles: ['admin'],
  layout: 'main',
};
