const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** One cookie out of a request's `Cookie` header. */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return decode(part.slice(at + 1).trim());
  }
  return undefined;
};

/** How long and over what a cookie is kept. */
export interface CookieOptions {
  secure: boolean;
  /** Nothing: until the browser closes. */
  expires?: Date;
}

/** A cookie that scripts cannot read and that other pages' posts do not carry. */
export const writeCookie = (name: string, value: string, options: CookieOptions): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(options.secure ? ['Secure'] : []),
    ...(options.expires ? [`Expires=${options.expires.toUTCString()}`] : []),
  ].join('; ');
