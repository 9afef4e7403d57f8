import { parseCookie } from 'cookie';
import type { FastifyReply } from 'fastify';

/** One cookie out of a `Cookie` header; for sockets, whose requests never reach Fastify. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  parseCookie(header ?? '')[name];

/** A cookie of the portal. */
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
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: options.secure,
    ...(expires ? { expires } : {}),
  });
};
