import type { Database } from '../../kernel/database.ts';

/** Every site's id with the contract versions of the shells that asked for it since a day. */
export const listSiteShells = async (
  db: Database,
  since: string,
): Promise<{ siteId: string; contracts: readonly string[] }[]> => {
  const rows = await db.query<{ site_id: string; contracts: string | null }>(
    `select s.site_id, h.contracts from sites s
     left join site_shells h on h.site_id = s.site_id and h.seen_on >= $1
     order by s.site_id, h.contracts`,
    [since],
  );
  return [...Map.groupBy(rows, (row) => row.site_id)].map(([siteId, own]) => ({
    siteId,
    contracts: own.flatMap((row) => row.contracts ?? []),
  }));
};

/** Remembers that a shell of this contract version serves a site. */
export const noteShell = async (
  db: Database,
  siteId: string,
  contracts: string,
  day: string,
): Promise<void> => {
  await db.query(
    `insert into site_shells (site_id, contracts, seen_on) values ($1, $2, $3)
     on conflict (site_id, contracts) do update set seen_on = excluded.seen_on`,
    [siteId, contracts, day],
  );
};
