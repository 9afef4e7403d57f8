import type { Database } from '../../kernel/database.ts';
import type { AuditValues, ChainLink } from './audit.digest.ts';

/** A row on its way in; its place in the chain is the database's affair. */
export type NewAuditRow = AuditValues &
  Pick<ChainLink, 'at' | 'action' | 'outcome' | 'request_id' | 'batch' | 'values_digest'> & {
    salt: string;
  };

/** A row as it is kept. */
export type AuditRow = AuditValues &
  ChainLink & { salt: string | null; digest: string; blanked_at: Date | null };

const INSERTED = `site_id, at, action, outcome, request_id, batch, person_id, operator, subject_kind,
  subject_id, address, before, after, salt, values_digest`;
const READ = `seq, at, action, outcome, request_id, batch, person_id, operator, subject_kind, subject_id,
  address, before, after, salt, values_digest, former, digest, blanked_at`;

const jsonOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

/** Adds one row; it holds the firm's chain until its transaction ends, so it is written last. */
export const insertAuditRow = async (
  db: Database,
  siteId: string,
  row: NewAuditRow,
): Promise<void> => {
  await db.query(
    `insert into audit_entries (${INSERTED})
     values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12::jsonb,$13::jsonb,$14,$15)`,
    [
      siteId,
      row.at,
      row.action,
      row.outcome,
      row.request_id,
      row.batch,
      row.person_id,
      row.operator,
      row.subject_kind,
      row.subject_id,
      row.address,
      jsonOf(row.before),
      jsonOf(row.after),
      row.salt,
      row.values_digest,
    ],
  );
};

/** What a reader of the log looks for. */
export interface AuditFilter {
  personIds?: readonly string[] | undefined;
  /** Names of actions, whole. */
  actions?: readonly string[] | undefined;
  subjectIds?: readonly string[] | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

const conditions = (filter: AuditFilter): { sql: string; params: unknown[] } => {
  const tests: [string, unknown][] = [
    ['person_id = any(?)', filter.personIds],
    ['subject_id = any(?)', filter.subjectIds],
    ['at >= ?', filter.from],
    ['at < ?', filter.to],
    ['action = any(?)', filter.actions],
  ];
  const params: unknown[] = [];
  const parts = tests
    .filter(([, value]) => value !== undefined)
    .map(([test, value]) => test.replace('?', `$${params.push(value) + 3}`));
  return { sql: parts.map((part) => ` and ${part}`).join(''), params };
};

/** The names of a chain's actions that begin so, found by one step along the index for each name. */
export const findActions = async (
  db: Database,
  siteId: string,
  beginnings: readonly string[],
): Promise<string[]> => {
  const rows = await db.query<{ action: string }>(
    `with recursive known (action) as (
       (select action from audit_entries where site_id = $1 order by action limit 1)
       union all
       select (select e.action from audit_entries e
               where e.site_id = $1 and e.action > known.action order by e.action limit 1)
       from known where known.action is not null)
     select action from known
     where exists (select 1 from unnest($2::text[]) beginning where starts_with(action, beginning))`,
    [siteId, beginnings],
  );
  return rows.map(({ action }) => action);
};

/** Rows of one chain, newest first, below a place. */
export const readAuditRows = (
  db: Database,
  siteId: string,
  filter: AuditFilter,
  { below, limit }: { below: number | undefined; limit: number },
): Promise<AuditRow[]> => {
  const { sql, params } = conditions(filter);
  return db.query<AuditRow>(
    `select ${READ} from audit_entries where site_id = $1 and seq < $2${sql} order by seq desc limit $3`,
    [siteId, below ?? Number.MAX_SAFE_INTEGER, limit, ...params],
  );
};

/** How many rows of one chain a filter lets through, as far as `most`. */
export const countAuditRows = async (
  db: Database,
  siteId: string,
  filter: AuditFilter,
  most: number,
): Promise<number> => {
  const { sql, params } = conditions(filter);
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from audit_entries
       where site_id = $1 and seq < $2${sql} limit $3) counted`,
    [siteId, Number.MAX_SAFE_INTEGER, most, ...params],
  );
  return row?.n ?? 0;
};

/** Rows of one chain in their order, above a place. */
export const readChain = (
  db: Database,
  siteId: string,
  above: number,
  limit: number,
): Promise<AuditRow[]> =>
  db.query<AuditRow>(
    `select ${READ} from audit_entries where site_id = $1 and seq > $2 order by seq limit $3`,
    [siteId, above, limit],
  );

/** Removes what is past its time of one chain; says how many. */
export const removeOldAudit = async (
  platform: Database,
  chain: string,
  before: Date,
): Promise<number> =>
  (
    await platform.query('delete from audit_entries where site_id = $1 and at < $2 returning seq', [
      chain,
      before,
    ])
  ).length;
