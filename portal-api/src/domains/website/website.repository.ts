import type { Database, SiteDatabase } from '../../kernel/database.ts';

export interface SiteRow {
  site_id: string;
  host: string;
  /** Where links in mails lead, if the firm chose it. */
  primary_host: string | null;
  name: string;
  settings: unknown;
}

/** The site of a host; the only question that is asked before the site is known. */
export const findSiteByHost = async (
  platform: Database,
  host: string,
): Promise<SiteRow | undefined> => {
  const [row] = await platform.query<SiteRow>(
    `select s.site_id, h.host, s.name, s.settings,
       (select d.host from site_domains d where d.site_id = s.site_id and d.is_primary) as primary_host
     from site_hosts h
     join sites s on s.site_id = h.site_id where h.host = $1`,
    [host],
  );
  return row;
};

export const findSite = async (
  platform: Database,
  siteId: string,
): Promise<SiteRow | undefined> => {
  const [row] = await platform.query<SiteRow>(
    // A name before an address, the shortest first: this is what links in mails are made of.
    `select site_id, name, settings, coalesce(
       (select d.host from site_domains d where d.site_id = s.site_id and d.is_primary),
       (select host from site_hosts h where h.site_id = s.site_id
        order by host ~ '^[0-9.]+$', length(host), host limit 1), 'localhost') as host,
       (select d.host from site_domains d where d.site_id = s.site_id and d.is_primary) as primary_host
     from sites s where site_id = $1`,
    [siteId],
  );
  return row;
};

/** The first host that a command gave a site: what its other names stand for. */
export const getGivenHost = async (platform: Database, siteId: string): Promise<string> => {
  const [row] = await platform.query<{ host: string }>(
    `select host from site_hosts h where site_id = $1 and not exists (
       select 1 from site_domains d
       where d.site_id = h.site_id and d.host = h.host and d.token <> '')
     order by host ~ '^[0-9.]+$', length(host), host limit 1`,
    [siteId],
  );
  return row?.host ?? 'localhost';
};

/** The time zone of a firm's days. */
export const getTimeZone = async (db: SiteDatabase): Promise<string> => {
  const [row] = await db.query<{ zone: string | null }>(
    "select settings ->> 'timeZone' as zone from sites where site_id = $1",
    [db.siteId],
  );
  return row?.zone ?? 'UTC';
};

export const listSites = (
  platform: Database,
): Promise<{ site_id: string; name: string; hosts: string[] }[]> =>
  platform.query(
    `select s.site_id, s.name, array_agg(h.host order by h.host) as hosts
     from sites s left join site_hosts h on h.site_id = s.site_id
     group by s.site_id, s.name order by s.site_id`,
  );

export const insertSite = async (
  platform: Database,
  site: { siteId: string; name: string; hosts: readonly string[]; settings: unknown; at: Date },
): Promise<void> => {
  await platform.transaction(async (tx) => {
    await tx.query(
      `insert into sites (site_id, name, settings, created_at, updated_at) values ($1,$2,$3::jsonb,$4,$4)`,
      [site.siteId, site.name, JSON.stringify(site.settings), site.at],
    );
    for (const host of site.hosts)
      await tx.query('insert into site_hosts (host, site_id) values ($1,$2)', [
        host.toLowerCase(),
        site.siteId,
      ]);
  });
};

export const updateSettings = async (
  platform: Database,
  siteId: string,
  settings: unknown,
  at: Date,
): Promise<void> => {
  await platform.query(
    'update sites set settings = $2::jsonb, updated_at = $3 where site_id = $1',
    [siteId, JSON.stringify(settings), at],
  );
};
