import { parseCookie } from 'cookie';
import type { FastifyReply } from 'fastify';

/** What a cookie is called where TLS is on: browsers take such a name from this very host alone. */
export const hostBound = (name: string): string => `__Host-${name}`;

/** One cookie out of a `Cookie` header by its exact name; for sockets, too, which never reach Fastify. */
export const readExactCookie = (header: string | undefined, name: string): string | undefined =>
  parseCookie(header ?? '')[name];

/** One cookie, bound to its host or from before it was. */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  const cookies = parseCookie(header ?? '');
  return cookies[hostBound(name)] ?? cookies[name];
};

export interface Cookie {
  name: string;
  value: string;
  /** Nothing: until the browser closes. */
  expires?: Date | undefined;
}

/** Sets a cookie that scripts cannot read and that other pages' posts do not carry. */
export const setCookie = (
  reply: FastifyReply,
  { name, value, expires }: Cookie,
  options: { secure: boolean },
): void => {
  reply.setCookie(options.secure ? hostBound(name) : name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: options.secure,
    ...(expires ? { expires } : {}),
  });
};
