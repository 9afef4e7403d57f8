import { auditGroups, COUNTED_TO, exportAudit, listAudit } from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { bindFile } from '../../../http/endpoints/bind-file.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { wordsSaid } from '../../../kernel/accountability/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { dayIn, dayRange } from '@portal/shared-contracts/days';
import { type AuditFilter, countAuditRows, listAuditRows } from '../audit.repository.ts';
import { writeAudit } from '../audit.service.ts';
import { registerUndo } from '../undo/undo.routes.ts';
import type { Undoes } from '../undo/undo.service.ts';
import { GROUPS } from './audit-acts.data.ts';
import { auditFile } from './audit-export.ts';
import { presentAuditItem } from './audit-sentences.ts';
import { wordingOf } from './audit-wording.ts';

interface Wanted {
  person?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  day?: string | undefined;
}

const beginningsOf = (action: string): readonly string[] => {
  const group = auditGroups.find((name) => name === action);
  return group ? GROUPS[group] : [action];
};

const filterOf = (ctx: Context, { person, action, subject, day }: Wanted): AuditFilter => ({
  ...(person ? { person } : {}),
  ...(subject ? { subject } : {}),
  ...(action ? { actions: beginningsOf(action) } : {}),
  ...(day ? dayRange(ctx.site.settings.timeZone, day) : {}),
});

/** How many rows of the log match, as far as it is worth counting. */
export const countLog = (ctx: Context, wanted: Wanted): Promise<number> =>
  countAuditRows(ctx.db, filterOf(ctx, wanted), COUNTED_TO);

/** The log as the back office reads it, and the way back from its rows. */
export const registerAuditList = (app: PortalApp, undoes: Undoes): void => {
  registerUndo(app, undoes);
  bindEndpoint(app, listAudit, async ({ cursor, limit: most, ...wanted }, ctx) => {
    const limit = Number(most);
    const filter = filterOf(ctx, wanted);
    const below = readCursor(cursor, 'bigint')?.[0];
    const place = { below: below === undefined ? undefined : Number(below), limit: limit + 1 };
    const rows = await listAuditRows(ctx.db, filter, place);
    const { shown, nextCursor } = cutPage(rows, limit, ({ seq }) => [String(seq), 'place']);
    const wording = await wordingOf(ctx, shown);
    return {
      status: true,
      items: shown.map((row) => presentAuditItem(row, wording)),
      nextCursor,
      total: await countAuditRows(ctx.db, filter, COUNTED_TO),
    };
  });

  bindFile(app, exportAudit, async ({ format, ...wanted }, ctx) => {
    const filter = filterOf(ctx, wanted);
    await writeAudit(ctx.db, {
      action: 'audit exported',
      outcome: 'done',
      personId: ctx.actor.id,
      address: ctx.network,
      after: {
        format,
        ...wanted,
        person: wordsSaid(wanted.person),
        subject: wordsSaid(wanted.subject),
      },
    });
    return {
      content: auditFile(ctx, { ...filter, format }),
      mimetype: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
      filename: `audit-${dayIn(ctx.site.settings.timeZone, ctx.now())}.${format}`,
    };
  });
};
