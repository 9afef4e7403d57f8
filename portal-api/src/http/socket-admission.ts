import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { findSession } from '../domains/people/auth/sessions.ts';
import { SESSION_COOKIE } from './authentication.ts';
import type { Actor, SiteContext } from './context.ts';
import { readCookie } from './cookies.ts';
import { siteContext } from './site-context.ts';

// A browser always says from which page a socket is opened; a foreign page must not use the session.
const isForeign = (request: IncomingMessage): boolean => {
  const { origin, host } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
};

/** Lets a socket in with the session of its own site, or says with which status it is refused. */
export const admitSocket = async (
  app: FastifyInstance,
  request: IncomingMessage,
): Promise<{ ctx: SiteContext; actor: Actor } | string> => {
  const { platform, sites } = app.portal;
  const hostname = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  const site = await sites.ofHost(hostname);
  if (!site) return '404 Not Found';
  if (isForeign(request)) return '403 Forbidden';
  const token = readCookie(request.headers.cookie, SESSION_COOKIE);
  const ctx = siteContext(platform, site);
  const actor = token ? await findSession(ctx.db, token, platform.now()) : null;
  return actor ? { ctx, actor } : '401 Unauthorized';
};
