import { getClientCustomizations, getWebsite } from '@portal/shared-contracts/website';
import type { PortalApp } from '../../app.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { websiteReleases } from '../../releases/rollout/website-releases.ts';
import { fileKeyOf, publicConfig } from './website.service.ts';

export const registerWebsite = (app: PortalApp): void => {
  bindEndpoint(app, getWebsite, async (_input, ctx) => ({
    status_code: 200,
    status: true,
    data: {
      ...publicConfig(ctx.site),
      ...(await websiteReleases(app.portal.releases, ctx.site, {
        cookies: ctx.header('cookie'),
        contracts: ctx.header('x-portal-contracts'),
      })),
    },
  }));

  bindEndpoint(app, getClientCustomizations, async (_input, ctx) => ({
    status: true,
    client_customizaitons: { logo: fileKeyOf(ctx.site.settings.logo) },
  }));
};
