import { previewSettings } from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { composeMail } from '../../../kernel/mails/compose-mail.ts';
import { changeSettings } from '../site-settings.ts';
import { publicConfig } from '../website.service.ts';

/** Shows what unsaved settings would make of pages and mails; nothing is stored (BO-17). */
export const registerPreview = (app: PortalApp): void =>
  bindEndpoint(app, previewSettings, async ({ changes }, ctx) => {
    const site = { ...ctx.site, settings: changeSettings(ctx.site.settings, changes) };
    const { releases: _releases, releaseKey: _key, ...website } = publicConfig(site);
    const { companyName: company } = site.settings;
    const { subject, html } = composeMail(
      site,
      {
        mail: 'receipt',
        params: { company, name: ctx.actor.firstName, number: `${site.settings.orderPrefix}1001` },
        link: ctx.siteOrigin(),
      },
      ctx.language,
    );
    return { status: true, website, mail: { subject, html } };
  });
