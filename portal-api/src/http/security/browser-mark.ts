import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../kernel/config/config.ts';
import type { Browser } from '../../kernel/context.ts';
import { hostBound, setCookie } from './cookies.ts';

/** Name of the cookie by which people's own browsers are known again; it signs nobody in. */
const KNOWN_COOKIE = 'portal_known';

/** Name of the cookie between the two steps of signing in. */
const TICKET_COOKIE = 'portal_second';

const LONGEST_AGENT = 400;

// The request has read its cookies already, once for all of them.
const cookieOf = ({ cookies }: FastifyRequest, name: string): string | undefined =>
  cookies[hostBound(name)] || cookies[name] || undefined;

/** The browser behind a request; what few calls ask for is read when they do. */
export const browserOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): Browser => ({
  get agent() {
    return (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT);
  },
  get mark() {
    return cookieOf(request, KNOWN_COOKIE);
  },
  setMark: (value, expires) =>
    setCookie(reply, { name: KNOWN_COOKIE, value, expires }, { secure: config.secureCookies }),
  get ticket() {
    return cookieOf(request, TICKET_COOKIE);
  },
  setTicket: (value, expires) =>
    setCookie(reply, { name: TICKET_COOKIE, value, expires }, { secure: config.secureCookies }),
});
