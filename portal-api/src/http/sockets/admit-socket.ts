import type { IncomingMessage } from 'node:http';
import type { Actor, SiteContext } from '../../kernel/context.ts';
import type { Site, SiteDirectory } from '../../kernel/site.ts';
import { lacksSecondFactor } from '../security/guards.ts';
import { hasStrangeHost, hostNameOf } from '../security/request-host.ts';
import { authenticate, type SessionTools } from '../security/session-cookie.ts';

/** What letting a socket in needs. */
export interface Admission extends SessionTools {
  sites: SiteDirectory;
  siteContext(site: Site, options?: { isReadOnly?: boolean }): SiteContext;
}

// A browser always says from which page a socket is opened; a foreign page must not use the session. Where pages
// come over TLS, one without it is foreign whatever it is called: anybody on the way could have written it.
const isForeign = ({ headers }: IncomingMessage, publicUrl: URL | undefined): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  const from = URL.parse(origin);
  return from?.host !== host || (publicUrl !== undefined && from?.protocol !== publicUrl.protocol);
};

/** Lets a socket in with the session of its own site, or says with which status it is refused. */
export const admitSocket = async (
  { sites, siteContext, ...tools }: Admission,
  request: IncomingMessage,
): Promise<{ ctx: SiteContext; actor: Actor } | number> => {
  if (hasStrangeHost(request)) return 400;
  const site = await sites.ofHost(hostNameOf(request) ?? '');
  if (!site) return 404;
  if (isForeign(request, tools.platform.config.publicUrl)) return 403;
  const actor = await authenticate(tools, request.headers, siteContext(site).db);
  if (!actor) return 401;
  const ctx = siteContext(site, { isReadOnly: actor.seen !== null });
  return lacksSecondFactor(site, actor) ? 403 : { ctx, actor };
};
