import type { Database } from '../../../kernel/database.ts';
import type { DomainRow } from './domains.repository.ts';

/** What a look at the name server found, and what follows from it. */
export interface Looked {
  state: DomainRow['state'];
  texts: readonly string[];
  aliases: readonly string[];
  certificateEndsAt: Date | null;
  checkedAt: Date;
  nextCheckAt: Date | null;
}

const writeLook = async (
  tx: Database,
  { site_id, host }: Pick<DomainRow, 'site_id' | 'host'>,
  looked: Looked,
): Promise<void> => {
  await tx.query(
    `update site_domains set state = $3, found_texts = $4::text[], found_aliases = $5::text[],
       certificate_ends_at = $6, checked_at = $7, next_check_at = $8, unanswered_at = null
     where site_id = $1 and host = $2`,
    [
      site_id,
      host,
      looked.state,
      looked.texts,
      looked.aliases,
      looked.certificateEndsAt,
      looked.checkedAt,
      looked.nextCheckAt,
    ],
  );
};

const insertHost = async (
  tx: Database,
  { site_id, host }: Pick<DomainRow, 'site_id' | 'host'>,
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into site_hosts (host, site_id) values ($1, $2)
     on conflict (host) do update set host = excluded.host where site_hosts.site_id = $2
     returning host`,
    [host, site_id],
  );
  return rows.length === 1;
};

/**
 * Writes what a look found, and a host that it proves answers from now on. Whoever took the host away or asked anew
 * while its name server thought has the last word.
 */
export const saveLook = (platform: Database, row: DomainRow, looked: Looked): Promise<void> =>
  platform.transaction(async (tx) => {
    const held = await tx.query(
      `select 1 from site_domains
       where site_id = $1 and host = $2 and state = $3 and token = $4 for update`,
      [row.site_id, row.host, row.state, row.token],
    );
    if (held.length === 0) return;
    const isNew = looked.state === 'proven' && row.state !== 'proven';
    const isTaken = isNew && !(await insertHost(tx, row));
    const given: Partial<Looked> = isTaken ? { state: 'expired', nextCheckAt: null } : {};
    await writeLook(tx, row, { ...looked, ...given });
  });

/** Notes that nobody could be asked; what was found before stands. */
export const saveUnanswered = async (
  platform: Database,
  { site_id, host }: Pick<DomainRow, 'site_id' | 'host'>,
  { at, nextCheckAt }: { at: Date; nextCheckAt: Date | null },
): Promise<void> => {
  await platform.query(
    `update site_domains set unanswered_at = coalesce(unanswered_at, $3), next_check_at = $4
     where site_id = $1 and host = $2 and state <> 'removed'`,
    [site_id, host, at, nextCheckAt],
  );
};
