import type { Database } from '../../../kernel/database.ts';

/** A host of a firm with what its name server said last. */
export interface DomainRow {
  site_id: string;
  host: string;
  state: 'waiting' | 'proven' | 'expired' | 'removed';
  token: string;
  is_primary: boolean;
  added_at: Date;
  checked_at: Date | null;
  next_check_at: Date | null;
  found_texts: string[];
  found_aliases: string[];
  certificate_ends_at: Date | null;
  reserved_until: Date | null;
  /** Since when no name server answers. */
  unanswered_at: Date | null;
}

const COLUMNS = `site_id, host, state, token, is_primary, added_at, checked_at, next_check_at,
  found_texts, found_aliases, certificate_ends_at, reserved_until, unanswered_at`;

/** Every host that a firm added, and those that a command gave it. */
export const listDomainRows = (platform: Database, siteId: string): Promise<DomainRow[]> =>
  platform.query<DomainRow>(
    `select ${COLUMNS} from site_domains where site_id = $1
     union all
     select h.site_id, h.host, 'proven', '', false, s.created_at, null, null, '{}', '{}', null, null, null
     from site_hosts h join sites s on s.site_id = h.site_id
     where h.site_id = $1 and not exists (
       select 1 from site_domains d where d.site_id = h.site_id and d.host = h.host)
     order by host`,
    [siteId],
  );

/** Whose host it is, or who may take it back: nobody else can have it. */
export const findHolder = async (
  platform: Database,
  host: string,
  now: Date,
): Promise<string | undefined> => {
  const [row] = await platform.query<{ site_id: string }>(
    `select site_id from site_hosts where host = $1
     union all
     select site_id from site_domains where host = $1 and state = 'removed' and reserved_until > $2
     limit 1`,
    [host, now],
  );
  return row?.site_id;
};

/** Writes a host that waits for its proof, also where it was there before. */
export const saveWaiting = async (
  platform: Database,
  row: { siteId: string; host: string; token: string; now: Date },
): Promise<void> => {
  await platform.query(
    `insert into site_domains (site_id, host, state, token, added_at, next_check_at)
     values ($1, $2, 'waiting', $3, $4, $4)
     on conflict (site_id, host) do update set state = 'waiting', token = excluded.token,
       added_at = excluded.added_at, next_check_at = excluded.next_check_at, reserved_until = null,
       unanswered_at = null`,
    [row.siteId, row.host, row.token, row.now],
  );
};

/** Lets a host that was given up wait once more for the same proof. */
export const resumeWaiting = async (
  platform: Database,
  { site_id, host, token }: DomainRow,
  now: Date,
): Promise<DomainRow | undefined> => {
  const [row] = await platform.query<DomainRow>(
    `update site_domains set state = 'waiting', added_at = $4, next_check_at = $4
     where site_id = $1 and host = $2 and state = 'expired' and token = $3
     returning ${COLUMNS}`,
    [site_id, host, token, now],
  );
  return row;
};

/** Takes hosts that are due; two servers never take the same. */
export const claimDue = (
  platform: Database,
  { now, until }: { now: Date; until: Date },
): Promise<DomainRow[]> =>
  platform.query<DomainRow>(
    `update site_domains set next_check_at = $2
     where (site_id, host) in (
       select site_id, host from site_domains where next_check_at <= $1
       order by next_check_at limit 20 for update skip locked)
     returning ${COLUMNS}`,
    [now, until],
  );

/** Lets links in mails lead to one host of a firm; false where that is none of its proven ones any more. */
export const savePrimary = async (
  tx: Database,
  { siteId, host, now }: { siteId: string; host: string; now: Date },
): Promise<boolean> => {
  await tx.query('update site_domains set is_primary = false where site_id = $1', [siteId]);
  const rows = await tx.query(
    `insert into site_domains (site_id, host, state, token, is_primary, added_at)
     values ($1, $2, 'proven', '', true, $3)
     on conflict (site_id, host) do update set is_primary = true
       where site_domains.state = 'proven'
     returning host`,
    [siteId, host, now],
  );
  return rows.length === 1;
};

/** Takes a host from a firm, which alone may have it again until a moment. */
export const releaseHost = async (
  platform: Database,
  row: { siteId: string; host: string; until: Date },
): Promise<void> => {
  await platform.transaction(async (tx) => {
    // First its row, for which a look that proves it waits.
    await tx.query(
      `update site_domains set state = 'removed', is_primary = false, next_check_at = null,
         reserved_until = $3
       where site_id = $1 and host = $2`,
      [row.siteId, row.host, row.until],
    );
    await tx.query('delete from site_hosts where site_id = $1 and host = $2', [
      row.siteId,
      row.host,
    ]);
  });
};
