import type { RemoteReport } from '@portal/shared-contracts/remote';
import type { Database } from '../../kernel/database.ts';

/** Adds observations to their minute. */
export const countReports = async (
  db: Database,
  reports: readonly RemoteReport[],
  minute: string,
): Promise<void> => {
  const groups = Map.groupBy(reports, ({ remote, release, cause }) =>
    JSON.stringify([remote, release, cause]),
  );
  for (const [key, group] of groups) {
    const [remote, version, cause] = JSON.parse(key) as string[];
    await db.query(
      `insert into release_reports (remote, version, minute, cause, reports)
       select $1, $2, $3, $4, $5
       where exists (select 1 from releases where remote = $1 and version = $2)
       on conflict (remote, version, minute, cause)
       do update set reports = release_reports.reports + excluded.reports`,
      [remote, version, minute, cause, group.length],
    );
  }
};

/** All counts since a moment, for the metrics page. */
export const listAllCounts = async (
  db: Database,
): Promise<{ remote: string; version: string; cause: string; total: number }[]> => {
  const rows = await db.query<{
    remote: string;
    version: string;
    cause: string;
    total: string | number;
  }>(
    `select remote, version, cause, sum(reports) as total from release_reports
     group by remote, version, cause order by remote, version, cause`,
  );
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
};

/** Deletes what is older than anybody looks at. */
export const forgetReports = async (db: Database, before: string): Promise<void> => {
  await db.query('delete from release_reports where minute < $1', [before]);
  await db.query('delete from release_incidents where happened_at < $1', [before]);
};

/** One failure as support staff reads it. */
export interface Incident {
  readonly remote: string;
  readonly version: string;
  readonly cause: string;
  readonly detail: string;
  readonly happenedAt: string;
}

/** Writes down a failure of one site. */
export const addIncident = async (
  db: Database,
  siteId: string,
  report: RemoteReport,
  at: string,
): Promise<void> => {
  await db.query(
    `insert into release_incidents (site_id, remote, version, cause, detail, happened_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [siteId, report.remote, report.release, report.cause, report.detail ?? '', at],
  );
};

/** The last failures of one site, newest first. */
export const listIncidents = async (db: Database, siteId: string): Promise<Incident[]> => {
  const rows = await db.query<{
    remote: string;
    version: string;
    cause: string;
    detail: string;
    happened_at: Date | string;
  }>(
    `select remote, version, cause, detail, happened_at from release_incidents
     where site_id = $1 order by incident_id desc limit 50`,
    [siteId],
  );
  return rows.map(({ happened_at, ...row }) => ({
    ...row,
    happenedAt: new Date(happened_at).toISOString(),
  }));
};
