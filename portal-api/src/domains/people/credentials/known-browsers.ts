import { limits } from '@portal/shared-contracts';
import type { Context } from '../../../kernel/context.ts';
import { DAY } from '../../../kernel/time/durations.ts';
import {
  addBrowser,
  hasKnownBrowsers,
  isKnownBrowser,
  touchBrowser,
} from './known-browsers.repository.ts';
import { newToken } from './tokens.ts';

/** Whether this person signed in with the browser of this call before. */
export const comesFromKnownBrowser = async (
  { db, browser: { mark } }: Pick<Context, 'db' | 'browser'>,
  personId: string,
): Promise<boolean> => mark !== undefined && isKnownBrowser(db, { personId, mark });

/** Knows the browser again when the person next signs in; says whether it is another one than they had. */
export const rememberBrowser = async (
  { db, browser }: Pick<Context, 'db' | 'browser'>,
  personId: string,
): Promise<boolean> => {
  const expires = new Date(db.now().getTime() + limits.knownBrowserDays * DAY);
  const { mark: former } = browser;
  if (former !== undefined && (await touchBrowser(db, { personId, mark: former }))) {
    browser.setMark(former, expires);
    return false;
  }
  // A mark that somebody else may have put there is worth nothing from here on.
  const mark = newToken();
  const isAnother = await hasKnownBrowsers(db, personId);
  await addBrowser(db, { personId, mark, former });
  browser.setMark(mark, expires);
  return isAnother;
};
