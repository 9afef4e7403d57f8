import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../kernel/config/config.ts';
import type { Actor } from '../../kernel/context.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import type { SessionReader } from '../../kernel/sessions.ts';
import { hostBound, readExactCookie, setCookie } from './cookies.ts';

export const SESSION_COOKIE = 'portal_session';

/** What tells the person of a request. */
export interface SessionTools {
  readonly sessions: SessionReader;
  readonly platform: {
    readonly config: Pick<
      Config,
      'secureCookies' | 'tlsBelowHosts' | 'rateLimitFactor' | 'publicUrl'
    >;
  };
}

// Where TLS is on, only sessions from before the bound name may come under the old one.
const findByOldName = async (
  { sessions, platform }: SessionTools,
  headers: IncomingHttpHeaders,
  db: SiteDatabase,
): Promise<{ actor: Actor; token: string } | undefined> => {
  if (!platform.config.secureCookies) return undefined;
  const token = readExactCookie(headers.cookie, SESSION_COOKIE);
  const actor = token ? await sessions.find(db, token, { isOldCookie: true }) : null;
  return token && actor ? { actor, token } : undefined;
};

const findByName = (
  { sessions, platform }: SessionTools,
  headers: IncomingHttpHeaders,
  db: SiteDatabase,
): Promise<Actor | null> | null => {
  const name = platform.config.secureCookies ? hostBound(SESSION_COOKIE) : SESSION_COOKIE;
  const token = readExactCookie(headers.cookie, name);
  return token ? sessions.find(db, token) : null;
};

/** Who makes this request: the person of a live session of this very site, or nobody. */
export const authenticate = async (
  tools: SessionTools,
  headers: IncomingHttpHeaders,
  db: SiteDatabase,
): Promise<Actor | null> =>
  (await findByName(tools, headers, db)) ??
  (await findByOldName(tools, headers, db))?.actor ??
  null;

/** The same for a request with a reply, which brings an old session its new name. */
export const authenticateRequest = async (
  tools: SessionTools,
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  db: SiteDatabase,
): Promise<Actor | null> => {
  const actor = await findByName(tools, headers, db);
  if (actor) return actor;
  const old = await findByOldName(tools, headers, db);
  if (old) setCookie(reply, { name: SESSION_COOKIE, value: old.token }, { secure: true });
  return old?.actor ?? null;
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
  // The old name ends with the session that it carried.
  if (config.secureCookies) reply.clearCookie(SESSION_COOKIE, { path: '/' });
};
