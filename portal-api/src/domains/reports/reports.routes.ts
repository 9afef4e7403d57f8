import {
  exportReport,
  readReport,
  reportAreas,
  REPORT_DAYS,
  type ReportName,
  type ReportTable,
} from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import { bindFile } from '../../http/endpoints/bind-file.ts';
import type { PortalApp } from '../../http/portal-app.ts';
import { requireArea } from '../../http/security/areas.policy.ts';
import type { Context } from '../../kernel/context.ts';
import type { ReportPeriods, ReportSource } from '../../kernel/reports/report.ts';
import { dayIn, plusDays } from '@portal/shared-contracts/days';
import { daySpan } from '../../kernel/time/day-span.ts';
import { DAY } from '../../kernel/time/durations.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { wordErased } from '../../kernel/words/erased.ts';
import { tableAsCsv } from './report-csv.ts';

/** Who counts each report. */
type ReportSources = Readonly<Record<ReportName, ReportSource>>;

interface Asked {
  name: ReportName;
  from?: string | undefined;
  to?: string | undefined;
}

const DAYS_AT_FIRST = 30;

const lengthOf = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;

// An address that somebody typed may name its days the wrong way round, or more than a report has.
const periodsOf = ({ site, now }: Context, { from, to }: Asked): ReportPeriods => {
  const { timeZone } = site.settings;
  const last = to ?? dayIn(timeZone, now());
  const first = from ?? plusDays(last, 1 - DAYS_AT_FIRST);
  const [begin, end] = first <= last ? [first, last] : [last, first];
  const days = Math.min(lengthOf(begin, end), REPORT_DAYS);
  const start = plusDays(end, 1 - days);
  return {
    now: daySpan(timeZone, start, end),
    before: daySpan(timeZone, plusDays(start, -days), plusDays(start, -1)),
  };
};

const count = async (
  sources: ReportSources,
  ctx: Context,
  asked: Asked,
): Promise<ReportPeriods & { tables: ReportTable[] }> => {
  requireArea(ctx, reportAreas[asked.name]);
  const periods = periodsOf(ctx, asked);
  return { ...periods, tables: await sources[asked.name](ctx, periods) };
};

/** The reports of a firm (BO-70 to BO-74), each for whoever holds its area. */
export const registerReports = (app: PortalApp, sources: ReportSources): void => {
  bindEndpoint(app, readReport, async (asked, ctx) => {
    const { now, before, tables } = await count(sources, ctx, asked);
    return {
      status: true,
      name: asked.name,
      timeZone: now.timeZone,
      period: { from: now.from, to: now.to },
      before: { from: before.from, to: before.to },
      tables,
    };
  });

  bindFile(app, exportReport, async ({ table, ...asked }, ctx) => {
    const { now, before, tables } = await count(sources, ctx, asked);
    const key = table ?? tables[0]?.key ?? asked.name;
    await writeAudit(ctx.db, {
      action: 'report exported',
      outcome: 'done',
      personId: ctx.actor.id,
      address: ctx.network,
      after: { report: asked.name, table: key, from: now.from, to: now.to },
    });
    const same = tables.filter((one) => one.key === key);
    return {
      content: Buffer.from(wordErased(tableAsCsv(same, { now, before }), ctx.language)),
      mimetype: 'text/csv',
      filename: `${key}-${now.from}-${now.to}.csv`,
    };
  });
};
