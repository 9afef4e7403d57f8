import { safePath } from '@portal/shared-contracts/remote';

const SIGN_IN_PATHS =
  /^\/(login|logout|forgot-password|forgot-password-2|autologin|confirm-email|restore-email|invite|admin\/login)(\/|$|\?|#)/;

/** Whether an address is one of the pages around signing in: sign-in, sign-out, reset, auto-login. */
export const isSignInPath = (path: string): boolean => SIGN_IN_PATHS.test(path);

/** A return location: a safe path that does not lead back to a sign-in page. */
export const returnLocation = (target: unknown): string | undefined => {
  const path = safePath(target);
  return path === undefined || path === '/' || isSignInPath(path) ? undefined : path;
};
