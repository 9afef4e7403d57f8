// Control characters and backslashes are what browsers quietly drop or turn into slashes.
const CONFUSING = /[\p{Cc}\s\\]/u;

const BASE = 'https://portal.invalid';

const isReadable = (target: unknown): target is string =>
  typeof target === 'string' && !CONFUSING.test(target);

/**
 * A path of this site taken from an untrusted place (return location, `from`, `redirectionUrl`),
 * or nothing. Only `/path?query#hash` passes: no scheme, no host, no `//`, no backslash.
 */
export const safePath = (target: unknown): string | undefined => {
  if (!isReadable(target) || !/^\/(?!\/)/.test(target)) return undefined;
  const url = URL.parse(target, BASE);
  if (url?.origin !== BASE || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
};

const listedAddress = (target: unknown, origins: readonly string[]): string | undefined => {
  if (!isReadable(target) || !/^https?:\/\/[^/]/i.test(target)) return undefined;
  const url = URL.parse(target);
  const isPlain = url?.username === '' && url.password === '';
  return isPlain && origins.includes(url.origin) ? url.href : undefined;
};

/**
 * Where a redirect may lead: a path of this site, or an address on one of the listed origins (G04).
 * Everything else is ignored; this is decided here and nowhere else.
 */
export const safeTarget = (
  target: unknown,
  allowedOrigins: readonly string[] = [],
): string | undefined => safePath(target) ?? listedAddress(target, allowedOrigins);
