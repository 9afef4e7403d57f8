import type { DoorName } from '@portal/shared-contracts/doors';
import { routes } from '@portal/shared-contracts/remote';
import { matchesPattern } from '../preload.ts';

/** The doors with their addresses. */
export const doorPatterns: readonly (readonly [DoorName, string])[] = [
  ['login', routes.login.pattern],
  ['adminLogin', routes.adminLogin.pattern],
  ['secondStep', routes.secondStep.pattern],
  ['forgotPassword', routes.forgotPassword.pattern],
  ['resetPassword', routes.resetPassword.pattern],
];

/** Which door an address is. */
export const doorAt = (path: string): DoorName | undefined =>
  doorPatterns.find(([, pattern]) => matchesPattern(pattern, path))?.[0];

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** What an address says beside its door. */
export interface Asked {
  /** Where the person was, as the address says it: unchecked. */
  readonly from: string | undefined;
  readonly done: 'sent' | 'reset' | undefined;
  readonly code: string;
}

/** Reads the address of a door. */
export const askedOf = (url: string): Asked => {
  const { pathname, searchParams } = new URL(`http://portal${url}`);
  const done = searchParams.get('done');
  return {
    from: searchParams.get('from') ?? undefined,
    done: done === 'sent' || done === 'reset' ? done : undefined,
    code: decoded(pathname.split('/').findLast((part) => part !== '') ?? ''),
  };
};
