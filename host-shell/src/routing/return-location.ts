import { safePath } from '@portal/shared-contracts/remote';
import { isSignInPath } from './own-pages.ts';

/** A return location: a safe path that does not lead back to a sign-in page. */
export const returnLocation = (target: unknown): string | undefined => {
  const path = safePath(target);
  return path === undefined || path === '/' || isSignInPath(path) ? undefined : path;
};
