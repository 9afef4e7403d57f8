import type { SiteDatabase } from '../../../kernel/database.ts';

/** Versions kept of each firm. */
const KEPT = 200;

/** A path with its values before and after, fit to be shown. */
export interface SettingChange {
  path: string;
  before: unknown;
  after: unknown;
}

export interface SettingsVersionRow {
  version: number;
  changes: SettingChange[];
  at: Date;
  first_name: string | null;
  last_name: string | null;
}

/** The stored settings, held until the transaction ends: of two saves the second waits for the first. */
export const lockSettings = async (tx: SiteDatabase): Promise<unknown> => {
  const [row] = await tx.query<{ settings: unknown }>(
    'select settings from sites where site_id = $1 for update',
    [tx.siteId],
  );
  return row?.settings;
};

/** The stored settings and their version as one moment knew them. */
export const getStoredSettings = async (
  db: SiteDatabase,
): Promise<{ settings: unknown; version: number }> => {
  const [row] = await db.query<{ settings: unknown; version: number }>(
    `select s.settings, coalesce((select max(v.version) from settings_versions v
       where v.site_id = s.site_id), 0)::int as version
     from sites s where s.site_id = $1`,
    [db.siteId],
  );
  return row ?? { settings: {}, version: 0 };
};

export const getNewestVersion = async (db: SiteDatabase): Promise<number> => {
  const [row] = await db.query<{ version: number | null }>(
    'select max(version) as version from settings_versions where site_id = $1',
    [db.siteId],
  );
  return row?.version ?? 0;
};

export const insertVersion = async (
  tx: SiteDatabase,
  row: {
    version: number;
    settings: unknown;
    changes: readonly SettingChange[];
    personId: string | null;
    at: Date;
  },
): Promise<void> => {
  await tx.query(
    `insert into settings_versions (site_id, version, settings, changes, person_id, at)
     values ($1, $2, $3::jsonb, $4::jsonb, $5, $6)`,
    [
      tx.siteId,
      row.version,
      JSON.stringify(row.settings),
      JSON.stringify(row.changes),
      row.personId,
      row.at,
    ],
  );
  await tx.query('delete from settings_versions where site_id = $1 and version <= $2', [
    tx.siteId,
    row.version - KEPT,
  ]);
};

/** Versions above one, newest first. */
export const listVersions = (db: SiteDatabase, above = 0): Promise<SettingsVersionRow[]> =>
  db.query<SettingsVersionRow>(
    `select v.version, v.changes, v.at, p.first_name, p.last_name
     from settings_versions v left join people p on p.site_id = v.site_id and p.id = v.person_id
     where v.site_id = $1 and v.version > $2 order by v.version desc`,
    [db.siteId, above],
  );

/** The settings as they were in a version. */
export const findVersion = async (db: SiteDatabase, version: number): Promise<unknown> => {
  const [row] = await db.query<{ settings: unknown }>(
    'select settings from settings_versions where site_id = $1 and version = $2',
    [db.siteId, version],
  );
  return row?.settings;
};
