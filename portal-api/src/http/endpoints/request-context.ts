import { Refusal } from '@portal/shared-contracts/refusals';
import type { Endpoint } from '@portal/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PortalApp } from '../portal-app.ts';
import { authenticateRequest, setSessionCookie } from '../security/session-cookie.ts';
import type { AuditTrail } from '../../kernel/accountability/audit.ts';
import { laterOf } from '../../kernel/background.ts';
import type { ServerLog } from '../../kernel/log.ts';
import type { Site } from '../../kernel/site.ts';
import type { Actor, Context } from '../../kernel/context.ts';
import { countAndRefuse } from '../limits/rate-limit.ts';
import { addressOf, networkOf } from '../limits/network-of.ts';
import { takeBackUse } from '../limits/rate-counts.repository.ts';
import { browserOf } from '../security/browser-mark.ts';
import { publicOrigin } from '../security/public-origin.ts';
import { changesState, isFromPage, isOnlyLooking } from '../security/guards.ts';
import { hostNameOf } from '../security/request-host.ts';
import { readForm, readUpload } from './read-upload.ts';
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

/** What the binding of a call works with: the handler's context, and the trail that ends with the call. */
export interface CallContext extends Context {
  readonly audit: AuditTrail;
}

// Whoever only looks uses up nothing of the person's.
const ownKey = (visitor: Actor | null, key: string): string =>
  visitor?.seen ? `seen:${visitor.seen.by}:${key}` : key;

// Fastify has made the log of this request alone already: another child would only be made to be thrown away.
const nameInLog = (request: FastifyRequest, site: Site, visitor: Actor | null): void =>
  (request.log as ServerLog).setBindings({
    site: site.id,
    ...(visitor ? { person: visitor.id } : {}),
    ...(visitor?.seen ? { seenBy: visitor.seen.by } : {}),
  });

/** Builds what a handler gets: its site, who calls, and the services bound to both. */
export const requestContext = async (
  app: PortalApp,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CallContext> => {
  const { platform, siteContext } = app.portal;
  const { config } = platform;
  const site = await siteOf(app, request);
  const db = platform.database.site(site.id);
  const visitor = await authenticateRequest(app.portal, request, reply, db);
  // The database itself refuses what somebody who only looks might still write by reading.
  const base = siteContext(site, { isReadOnly: isOnlyLooking(endpoint, visitor) });
  nameInLog(request, site, visitor);
  // Read at once: a line that closes meanwhile has no address any more.
  const { ip } = request;
  const audit = app.portal.audit.follow({
    endpoint,
    db: base.db,
    personId: visitor?.seen?.by ?? visitor?.id,
    // A row of the log asks for it; most calls leave none.
    network: () => networkOf(ip),
    requestId: request.id,
  });
  return {
    ...base,
    db: audit.db,
    audit,
    log: request.log,
    later: laterOf(platform.background, request.log),
    visitor,
    get actor(): Actor {
      if (!visitor) throw new Refusal('sign-in-needed');
      return visitor;
    },
    // Two calls make links; the others need not ask the server for its port.
    get origin(): string {
      return publicOrigin(app, config, hostNameOf(request.raw) ?? '');
    },
    ip,
    get address() {
      return addressOf(ip);
    },
    get network() {
      return networkOf(ip);
    },
    browser: browserOf(request, reply, config),
    language: askedLanguage(request, visitor?.language, base.site.settings.language),
    isChange: changesState(endpoint),
    isFromPage: isFromPage(request),
    idempotencyKey: request.headers['idempotency-key']?.toString(),
    header: (name) => request.headers[name.toLowerCase()]?.toString(),
    rawBody: request.rawBody ?? undefined,
    upload: (mostBytes) => readUpload(request, reply, mostBytes),
    form: (rules) => readForm(request, rules),
    limit: (key, { max, seconds }) => {
      const rule = { max: max * config.rateLimitFactor, seconds };
      return countAndRefuse(db, ownKey(visitor, key), rule);
    },
    forgive: (key) => takeBackUse(db, ownKey(visitor, key)),
    setSession: (session) => setSessionCookie(reply, config, session),
  };
};
