import { safePath } from '@portal/shared-contracts/remote';

const DOORS = /^\/(login|logout|forgot-password|forgot-password-2|autologin)(\/|$|\?|#)/;

/** Whether an address is a door of the portal: sign-in, sign-out, reset, auto-login. */
export const isDoor = (path: string): boolean => DOORS.test(path);

/** A return location: a safe path that does not lead back to a door of the portal. */
export const returnLocation = (target: unknown): string | undefined => {
  const path = safePath(target);
  return path === undefined || path === '/' || isDoor(path) ? undefined : path;
};
