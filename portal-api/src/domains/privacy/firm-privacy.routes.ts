import {
  downloadPersonExport,
  erasePerson,
  exportPerson,
  keepPerson,
  readPersonPrivacy,
} from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import { bindFile } from '../../http/endpoints/bind-file.ts';
import { limitCostly } from '../../http/limits/costly-calls.ts';
import type { PortalApp } from '../../http/portal-app.ts';
import type { Context } from '../../kernel/context.ts';
import { DAY_IN_SECONDS } from '../../kernel/time/durations.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { getTouchable, holdPerson } from '../people/firm-people/closing.service.ts';
import { askErasure } from './erasures.service.ts';
import { deleteErasure } from './erasures.repository.ts';
import { askExport, makeExport, openExport } from './exports.service.ts';
import { describeData } from './own-data.ts';
import { mailErasureAsked } from './mail-person.ts';

const EXPORTS = { max: 20, seconds: DAY_IN_SECONDS };

/** The rights of a person, seen to by the firm (BO-44 to BO-47). */
export const registerFirmPrivacy = (app: PortalApp): void => {
  const { platform } = app.portal;
  const data = platform.personalData;
  const show = async (ctx: Context, id: string) => ({
    status: true as const,
    privacy: await describeData(ctx, await getTouchable(ctx, id), { data, asker: 'firm' }),
  });

  bindEndpoint(app, readPersonPrivacy, async ({ id }, ctx) => {
    await limitCostly(ctx, 'person-data');
    return show(ctx, id);
  });

  bindEndpoint(app, exportPerson, async ({ id: personId }, ctx) => {
    await ctx.limit(`person-export:${ctx.actor.id}`, EXPORTS);
    const askedBy = ctx.actor.id;
    const id = await ctx.db.transaction(async (tx) => {
      await holdPerson(ctx, tx, personId);
      return askExport(tx, personId, askedBy);
    });
    // Not awaited: it may take minutes, and the page asks for it again.
    const db = platform.database.site(ctx.site.id);
    platform.background.run(makeExport(platform, db, { id, personId, askedBy }));
    return show(ctx, personId);
  });

  bindFile(app, downloadPersonExport, async ({ id: personId, exportId }, ctx) => {
    await getTouchable(ctx, personId);
    const file = await openExport(platform, ctx.db, { personId, id: exportId, asker: 'firm' });
    await writeAudit(ctx.db, {
      action: 'person export saved',
      outcome: 'done',
      personId: ctx.actor.id,
      subject: { kind: 'person', id: personId },
      address: ctx.network,
    });
    return file;
  });

  bindEndpoint(app, erasePerson, async ({ id }, ctx) => {
    await ctx.db.transaction(async (tx) => {
      await holdPerson(ctx, tx, id);
      await askErasure(tx, id, data);
    });
    // Not awaited: a slow mail server slows nobody down.
    ctx.later(mailErasureAsked(ctx, id), 'the person was not told');
    return show(ctx, id);
  });

  bindEndpoint(app, keepPerson, async ({ id }, ctx) => {
    await ctx.db.transaction(async (tx) => {
      await holdPerson(ctx, tx, id);
      await deleteErasure(tx, id);
    });
    return { status: true };
  });
};
