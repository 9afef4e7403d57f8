import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../kernel/config/config.ts';
import type { Actor } from '../../kernel/context.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import type { SessionReader } from '../../kernel/sessions.ts';
import { readCookie, setCookie } from './cookies.ts';

/** Name of the session cookie. */
export const SESSION_COOKIE = 'portal_session';

/** Who makes this request: the person of a live session of this very site, or nobody. */
export const authenticate = async (
  sessions: SessionReader,
  headers: IncomingHttpHeaders,
  db: SiteDatabase,
): Promise<Actor | null> => {
  const token = readCookie(headers.cookie, SESSION_COOKIE);
  return token ? sessions.find(db, token) : null;
};

/** Writes the session cookie; without Remember me the browser forgets it when it closes. */
export const setSessionCookie = (
  reply: FastifyReply,
  config: Config,
  session: { token: string; expiresAt: Date; remember: boolean } | null,
): void => {
  const expires = session ? (session.remember ? session.expiresAt : undefined) : new Date(0);
  const cookie = { name: SESSION_COOKIE, value: session?.token ?? '', expires };
  setCookie(reply, cookie, { secure: config.secureCookies });
};
