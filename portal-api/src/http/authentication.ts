import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../kernel/config.ts';
import type { SiteDatabase } from '../database/database.ts';
import { findSession } from '../domains/people/auth/sessions.ts';
import type { Actor } from './context.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** Name of the session cookie. */
export const SESSION_COOKIE = 'portal_session';

/** Who makes this request: the person of a live session of this very site, or nobody. */
export const authenticate = async (
  request: FastifyRequest,
  db: SiteDatabase,
  now: Date,
): Promise<Actor | null> => {
  const token = readCookie(request.headers.cookie, SESSION_COOKIE);
  return token ? findSession(db, token, now) : null;
};

/** Writes the session cookie; without Remember me the browser forgets it when it closes. */
export const setSessionCookie = (
  reply: FastifyReply,
  config: Config,
  session: { token: string; expiresAt: Date; remember: boolean } | null,
): void => {
  const expires = session ? (session.remember ? session.expiresAt : undefined) : new Date(0);
  reply.header(
    'set-cookie',
    writeCookie(SESSION_COOKIE, session?.token ?? '', {
      secure: config.secureCookies,
      ...(expires ? { expires } : {}),
    }),
  );
};
