import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../kernel/config/config.ts';
import type { Browser } from '../../kernel/context.ts';
import { readCookie, setCookie } from './cookies.ts';

/** Name of the cookie by which people's own browsers are known again; it signs nobody in. */
export const KNOWN_COOKIE = 'portal_known';

/** Name of the cookie between the two steps of signing in. */
export const TICKET_COOKIE = 'portal_second';

const LONGEST_AGENT = 400;

/** The browser behind a request. */
export const browserOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): Browser => ({
  agent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
  mark: readCookie(request.headers.cookie, KNOWN_COOKIE) || undefined,
  setMark: (value, expires) =>
    setCookie(reply, { name: KNOWN_COOKIE, value, expires }, { secure: config.secureCookies }),
  ticket: readCookie(request.headers.cookie, TICKET_COOKIE) || undefined,
  setTicket: (value, expires) =>
    setCookie(reply, { name: TICKET_COOKIE, value, expires }, { secure: config.secureCookies }),
});
