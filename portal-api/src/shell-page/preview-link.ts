import { PREVIEW_COOKIE } from '../releases/preview/preview.ts';
import type { Cookie } from '../http/security/cookies.ts';
import { DAY } from '../kernel/time/durations.ts';

const LONGEST_PREVIEW = 7 * DAY;

/**
 * The cookie and the clean address for a page opened by a `?preview=` link; nothing for other pages.
 * The token moves into a cookie at once, so that it neither stays in the address bar nor leaves in a
 * Referer. `?preview=off` ends the preview.
 */
export const previewChange = (
  url: string,
  now: Date,
): { cookie: Cookie; address: string } | undefined => {
  // Put together, not resolved: `//` at the start of an address is a path here, and no host.
  const parsed = new URL(`http://portal${url}`);
  const token = parsed.searchParams.get('preview');
  if (token === null) return undefined;
  parsed.searchParams.delete('preview');
  const isOff = token === 'off' || token === '';
  const lifetime = isOff ? -1 : LONGEST_PREVIEW;
  return {
    cookie: {
      name: PREVIEW_COOKIE,
      value: isOff ? '' : token,
      expires: new Date(now.getTime() + lifetime),
    },
    // Only the path: `//host` at its start would lead to another site.
    address: `${parsed.pathname.replace(/^\/+/, '/')}${parsed.search}`,
  };
};
