import {
  getClientCustomizations,
  getWebsite,
  type WebsiteConfig,
} from '@portal/shared-contracts/website';
import type { Role } from '@portal/shared-contracts';
import type { PortalApp } from '../../http/portal-app.ts';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import type { Site } from '../../kernel/site.ts';
import { fileKeyOf, publicConfig } from './website.service.ts';

/** Which releases of the parts a visitor of a site may run; the registry of releases says so. */
type FindReleases = (
  site: Site,
  visitor: {
    cookies: string | undefined;
    contracts?: string | undefined;
    role?: Role | undefined;
  },
) => Promise<Pick<WebsiteConfig, 'releases' | 'releaseKey'>>;

/** What the shell asks of a site before anything else. */
export const registerWebsite = (app: PortalApp, findReleases: FindReleases): void => {
  bindEndpoint(app, getWebsite, async (_input, ctx) => ({
    status_code: 200,
    status: true,
    data: {
      ...publicConfig(ctx.site),
      ...(await findReleases(ctx.site, {
        cookies: ctx.header('cookie'),
        contracts: ctx.header('x-portal-contracts'),
        role: ctx.visitor?.role,
      })),
    },
  }));

  bindEndpoint(app, getClientCustomizations, async (_input, ctx) => ({
    status: true,
    client_customizaitons: { logo: fileKeyOf(ctx.site.settings.logo) },
  }));
};
