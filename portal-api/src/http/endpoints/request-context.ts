import { Refusal } from '@portal/shared-contracts/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PortalApp } from '../portal-app.ts';
import { authenticate, setSessionCookie } from '../security/session-cookie.ts';
import type { Actor, Context } from '../../kernel/context.ts';
import { countAndRefuse } from '../limits/rate-limit.ts';
import { publicOrigin } from '../security/public-origin.ts';
import { hostNameOf } from '../security/request-host.ts';
import { readUpload } from './read-upload.ts';
import { askedLanguage } from './asked-language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: Buffer | null;
  }
}

/** The site of the request's host; another host gets nothing. */
export const siteOf = async (app: PortalApp, request: FastifyRequest) => {
  const site = await app.portal.sites.ofHost(hostNameOf(request.raw) ?? '');
  if (!site) throw new Refusal('site-unknown');
  return site;
};

/** Builds what a handler gets: its site, who calls, and the services bound to both. */
export const requestContext = async (
  app: PortalApp,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> => {
  const { platform, sessions, siteContext } = app.portal;
  const base = siteContext(await siteOf(app, request));
  const visitor = await authenticate(sessions, request.headers, base.db);
  request.log = request.log.child({
    site: base.site.id,
    ...(visitor ? { person: visitor.id } : {}),
  });
  return {
    ...base,
    log: request.log,
    visitor,
    get actor(): Actor {
      if (!visitor) throw new Refusal('sign-in-needed');
      return visitor;
    },
    // Two calls make links; the others need not ask the server for its port.
    get origin(): string {
      return publicOrigin(app, platform.config, hostNameOf(request.raw) ?? '');
    },
    ip: request.ip,
    language: askedLanguage(request),
    idempotencyKey: request.headers['idempotency-key']?.toString(),
    header: (name) => request.headers[name.toLowerCase()]?.toString(),
    rawBody: request.rawBody ?? undefined,
    upload: () => readUpload(request),
    limit: (key, { max, seconds }) => {
      const rule = { max: max * platform.config.rateLimitFactor, seconds };
      return countAndRefuse(base.db, key, rule);
    },
    setSession: (session) => setSessionCookie(reply, platform.config, session),
  };
};
