import type { EndpointOutput } from '@portal/shared-contracts';
import { getCurrentUser } from '@portal/shared-contracts/auth';
import type { ReleaseSet } from '@portal/shared-contracts/remote';
import type { WebsiteConfig } from '@portal/shared-contracts/website';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedIn } from '../domains/people/auth/auth.service.ts';
import { seenUser } from '../domains/people/auth/seen-user.ts';
import type { PortalApp } from '../http/portal-app.ts';
import { hostNameOf } from '../http/security/request-host.ts';
import { authenticateRequest } from '../http/security/session-cookie.ts';
import type { Releases } from '../releases/registry/open-registry.ts';
import { leadsTo } from './address/leads-to.ts';
import { websiteReleases } from '../releases/registry/website-releases.ts';

/** Whose page it is, and what this visitor gets of it. */
export interface SiteOfPage {
  readonly website: WebsiteConfig;
  readonly set: ReleaseSet;
  /** Who asks, so that the page need not ask, and the right one of two under one address is on its way. */
  readonly session: EndpointOutput<typeof getCurrentUser> | undefined;
  /** Path of the address that is asked for, or of the one that it leads this person to. */
  readonly path: string;
}

/** Finds the site of a page by its host, and nothing for a host that no site uses. */
export const findSiteOfPage = async (
  app: PortalApp,
  releases: Releases,
  { request, reply, device }: { request: FastifyRequest; reply: FastifyReply; device: string },
): Promise<SiteOfPage | undefined> => {
  const site = await app.portal.sites.ofHost(hostNameOf(request.raw) ?? '');
  if (!site) return undefined;
  const ctx = app.portal.siteContext(site);
  const visitor = await authenticateRequest(app.portal, request, reply, ctx.db);
  const path = request.url.split('?')[0] ?? '/';
  const [{ website, set }, signed, target] = await Promise.all([
    websiteReleases(releases, site, {
      cookies: request.headers.cookie,
      device,
      role: visitor?.role,
    }),
    visitor && signedIn(ctx, visitor.id).then((found) => seenUser(found, visitor)),
    visitor &&
      leadsTo(ctx.db, visitor, path).catch((error: unknown) => {
        app.log.error({ err: error }, 'where an address leads was not found out');
        return undefined;
      }),
  ]);
  const session = signed ? getCurrentUser.output.parse(signed) : undefined;
  return { website, set, session, path: target ?? path };
};
