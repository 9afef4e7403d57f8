import type { SiteDatabase } from '../../kernel/database.ts';

/** What the rows of a firm say of its mails, money and files. */
export interface FirmCounts {
  /** Mails of the last week that nobody has. */
  unsent: number;
  /** Mails that should have left a quarter of an hour ago. */
  late: number;
  /** Refunds of 35 days that failed, and payments that a bank has called back. */
  failed_refunds: number;
  disputed: number;
  /** Payments about which the provider says otherwise. */
  differences: number;
  bytes: number;
}

export const getFirmCounts = async (
  db: SiteDatabase,
  since: { week: Date; quarter: Date; days35: Date },
): Promise<FirmCounts> => {
  const [row] = await db.query<Record<keyof FirmCounts, number | string>>(
    `select
       (select count(*)::int from mail_notices where site_id = $1 and state in ('failed', 'uncertain')
          and created_at > $2) as unsent,
       (select count(*)::int from mail_notices where site_id = $1 and state = 'waiting'
          and due_at < $3) as late,
       (select count(*)::int from refunds where site_id = $1 and state = 'failed'
          and asked_at > $4) as failed_refunds,
       (select count(*)::int from payment_attempts where site_id = $1 and is_disputed) as disputed,
       (select count(*)::int from money_differences where site_id = $1 and state = 'open') as differences,
       (select coalesce(sum(size), 0) from files where site_id = $1) as bytes`,
    [db.siteId, since.week, since.quarter, since.days35],
  );
  const number = (key: keyof FirmCounts) => Number(row?.[key] ?? 0);
  return {
    unsent: number('unsent'),
    late: number('late'),
    failed_refunds: number('failed_refunds'),
    disputed: number('disputed'),
    differences: number('differences'),
    bytes: number('bytes'),
  };
};

/** What a line of health said when it was last looked at, and since when. */
export interface KeptState {
  key: string;
  state: string;
  since: Date;
}

export const listStates = (db: SiteDatabase): Promise<KeptState[]> =>
  db.query<KeptState>('select key, state, since from health_states where site_id = $1', [
    db.siteId,
  ]);

/** Lines that say something else begin now; of two who look at once the first one counts. */
export const keepStates = async (
  db: SiteDatabase,
  lines: readonly Pick<KeptState, 'key' | 'state'>[],
  now: Date,
): Promise<void> => {
  await db.query(
    `insert into health_states (site_id, key, state, since)
     select $1, l.key, l.state, $4 from unnest($2::text[], $3::text[]) as l (key, state)
     on conflict (site_id, key) do update set state = excluded.state, since = excluded.since
     where health_states.state <> excluded.state`,
    [db.siteId, lines.map(({ key }) => key), lines.map(({ state }) => state), now],
  );
};
