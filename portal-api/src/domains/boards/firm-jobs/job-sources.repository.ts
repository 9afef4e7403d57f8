import type { JobSourceState } from '@portal/shared-contracts/admin';
import type { Database, SiteDatabase } from '../../../kernel/database.ts';

/** Where the search of a firm looks, as it is kept. */
export interface SourceRow {
  kind: JobSourceState['kind'];
  country: string;
  keys: string | null;
  version: number;
  changed_at: Date;
  changer: string | null;
}

/** What the firm has chosen, or nothing. */
export const findSource = async (db: SiteDatabase): Promise<SourceRow | undefined> =>
  (
    await db.query<SourceRow>(
      `select s.kind, s.country, s.keys, s.version, s.changed_at, n.first_name as changer
       from job_sources s left join people n on n.site_id = s.site_id and n.id = s.changed_by
       where s.site_id = $1`,
      [db.siteId],
    )
  )[0];

/** Stores a choice over the version that was seen; false where another one holds by now. */
export const saveSource = async (
  db: SiteDatabase,
  source: Pick<SourceRow, 'kind' | 'country' | 'keys'> & { baseVersion: number; by: string },
): Promise<boolean> =>
  (
    await db.query(
      `insert into job_sources (site_id, kind, country, keys, version, changed_at, changed_by)
       values ($1,$2,$3,$4,$5::int + 1,$6,$7)
       on conflict (site_id) do update set kind = excluded.kind, country = excluded.country,
         keys = excluded.keys, version = excluded.version, changed_at = excluded.changed_at,
         changed_by = excluded.changed_by
       where job_sources.version = $5 returning site_id`,
      [
        ...[db.siteId, source.kind, source.country, source.keys, source.baseVersion],
        ...[db.now(), source.by],
      ],
    )
  ).length === 1;

/** The sealed keys of one firm. */
export interface SealedKeys {
  site_id: string;
  keys: string;
}

/** The keys of every firm, to seal anew what needs it. */
export const listKeys = (platform: Database): Promise<SealedKeys[]> =>
  platform.query('select site_id, keys from job_sources where keys is not null');

/** Puts sealed keys into the place of the same ones; keys that changed meanwhile stay. */
export const replaceKeys = async (
  platform: Database,
  { site_id, keys }: SealedKeys,
  sealed: string,
): Promise<void> => {
  await platform.query('update job_sources set keys = $3 where site_id = $1 and keys = $2', [
    site_id,
    keys,
    sealed,
  ]);
};
