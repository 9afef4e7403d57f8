import {
  getClientCustomizations,
  getWebsite,
  type WebsiteConfig,
} from '@portal/shared-contracts/website';
import type { Role } from '@portal/shared-contracts';
import type { PortalApp } from '../../http/portal-app.ts';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import type { Site } from '../../kernel/site.ts';
import { madeOf } from '../../kernel/kept/made-of-both.ts';
import { fileKeyOf } from './website.service.ts';

/** The configuration of a site with the releases that a visitor may run; the registry of releases says those. */
type FindWebsite = (
  site: Site,
  visitor: {
    cookies: string | undefined;
    contracts?: string | undefined;
    role?: Role | undefined;
  },
) => Promise<{ website: WebsiteConfig }>;

const answerWith = madeOf((data: WebsiteConfig) => ({
  status_code: 200 as const,
  status: true as const,
  data,
}));

/** What the shell asks of a site before anything else. */
export const registerWebsite = (app: PortalApp, findWebsite: FindWebsite): void => {
  bindEndpoint(
    app,
    getWebsite,
    async (_input, ctx) => {
      const { website } = await findWebsite(ctx.site, {
        cookies: ctx.header('cookie'),
        contracts: ctx.header('x-portal-contracts'),
        role: ctx.visitor?.role,
      });
      return answerWith(website);
    },
    { keepsAnswers: true },
  );

  bindEndpoint(app, getClientCustomizations, async (_input, ctx) => ({
    status: true,
    client_customizaitons: { logo: fileKeyOf(ctx.site.settings.logo) },
  }));
};
