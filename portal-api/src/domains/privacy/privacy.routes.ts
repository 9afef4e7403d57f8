import {
  askForErasure,
  askForExport,
  cancelErasure,
  downloadExport,
  readOwnData,
} from '@portal/shared-contracts/people';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import { bindFile } from '../../http/endpoints/bind-file.ts';
import type { PortalApp } from '../../http/portal-app.ts';
import { confirmPassword } from '../people/auth/sign-in.service.ts';
import { askErasure } from './erasures.service.ts';
import { removeErasure } from './erasures.repository.ts';
import { askExport, makeExport, openExport } from './exports.service.ts';
import { describeOwnData } from './own-data.ts';

const EXPORTS = { max: 3, seconds: 86_400 };

/** A person's own data: to see, to take along, to have erased. */
export const registerPrivacy = (app: PortalApp): void => {
  const { platform } = app.portal;

  bindEndpoint(app, readOwnData, async (_input, ctx) => ({
    status: true,
    data: await describeOwnData(ctx, platform.personalData),
  }));

  bindEndpoint(app, askForExport, async (_input, ctx) => {
    const { id: personId } = ctx.actor;
    await ctx.limit(`export:${personId}`, EXPORTS);
    const id = await askExport(ctx.db, personId);
    // Not awaited: it may take minutes, and the page asks for it again.
    const db = platform.database.site(ctx.site.id);
    app.portal.background.run(makeExport(platform, db, { id, personId }));
    return { status: true };
  });

  bindFile(app, downloadExport, ({ id }, ctx) => openExport(platform, ctx.db, ctx.actor.id, id));

  bindEndpoint(app, askForErasure, async ({ ownPassword = '' }, ctx) => {
    await confirmPassword(ctx, ownPassword, 'ownPassword');
    await askErasure(ctx.db, ctx.actor.id, platform.personalData);
    return { status: true };
  });

  bindEndpoint(app, cancelErasure, async (_input, ctx) => {
    await removeErasure(ctx.db, ctx.actor.id);
    return { status: true };
  });
};
