import { changePart, listParts, previewPart, readPart } from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../http/portal-app.ts';
import type { Releases } from '../registry/open-registry.ts';
import { changeOwnPart, listOwnParts, previewOwnPart, readOwnPart } from './parts.service.ts';

/** What a firm decides about the parts of its portal (BO-24). */
export const registerParts = (app: PortalApp, { keys }: Releases): void => {
  const { database, now } = app.portal.platform;
  const tools = { db: database.platform(), now, key: keys.current };

  bindEndpoint(app, listParts, async (_input, ctx) => ({
    status: true,
    items: await listOwnParts(tools, ctx),
  }));

  bindEndpoint(app, readPart, async ({ remote }, ctx) => ({
    status: true,
    part: await readOwnPart(tools, ctx, remote),
  }));

  bindEndpoint(app, changePart, async (change, ctx) => {
    await changeOwnPart(tools, ctx, change);
    app.portal.sites.forget();
    const site = (await app.portal.sites.byId(ctx.site.id)) ?? ctx.site;
    const after = { site, language: ctx.language };
    return { status: true, part: await readOwnPart(tools, after, change.remote) };
  });

  bindEndpoint(app, previewPart, async (wanted, ctx) => ({
    status: true,
    ...(await previewOwnPart(tools, ctx, wanted)),
  }));
};
