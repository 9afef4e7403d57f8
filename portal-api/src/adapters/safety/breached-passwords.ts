import { createHash } from 'node:crypto';
import type { Log } from '../../kernel/log.ts';

/** Whoever chooses a password does not wait longer than this for somebody else's service. */
const LIMIT_MILLISECONDS = 1500;
const SHOWN = 5;

/** Whether a password is in a list of breached ones. */
export type IsBreached = (password: string) => Promise<boolean>;

// `suffix:count` in each line; the lines that only fill up count nothing.
const counts = (list: string, suffix: string): boolean =>
  list.split('\n').some((line) => {
    const [known = '', times] = line.trim().split(':');
    return known.toUpperCase() === suffix && Number(times) > 0;
  });

/**
 * Asks a list of breached passwords by the range of a hash: the service sees five of forty signs, and its answer is
 * filled up so that its length says nothing. A service that does not answer refuses nobody.
 */
export const breachedPasswords = (
  url: string | undefined,
  {
    log,
    deadline = () => AbortSignal.timeout(LIMIT_MILLISECONDS),
  }: { log: Log; deadline?: () => AbortSignal },
): IsBreached => {
  if (url === undefined) return () => Promise.resolve(false);
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const reply = await fetch(`${url.replace(/\/$/, '')}/range/${hash.slice(0, SHOWN)}`, {
        headers: { 'add-padding': 'true', 'user-agent': 'portal' },
        redirect: 'error',
        signal: deadline(),
      });
      if (!reply.ok) throw new Error(`the list answered ${reply.status}`);
      return counts(await reply.text(), hash.slice(SHOWN));
    } catch (error) {
      log.warn({ err: error }, 'the list of breached passwords did not answer');
      return false;
    }
  };
};
