import { isSignInPath } from './own-pages.ts';

// Public pages do not wait to learn who is signed in (HS-09).
const PUBLIC = /^\/(checkout|review|package)(\/|$)/;

/** Whether a path is a page that a guest uses like anybody else (HS-20). */
export const isPublicPage = (path: string): boolean => PUBLIC.test(path);

/** Whether a path asks the server for the signed-in person before anything shows. */
export const needsSession = (path: string): boolean => !isSignInPath(path) && !isPublicPage(path);
