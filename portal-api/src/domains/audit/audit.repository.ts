import type { SiteDatabase } from '../../kernel/database.ts';
import { Conditions } from '../../kernel/rows/conditions.ts';
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
export const insertAuditRow = async (db: SiteDatabase, row: NewAuditRow): Promise<void> => {
  await db.query(
    `insert into audit_entries (${INSERTED})
     values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12::jsonb,$13::jsonb,$14,$15)`,
    [
      db.siteId,
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
  /** Whoever has this id, or is called so. */
  person?: string | undefined;
  /** Whatever has this id, or is called so. */
  subject?: string | undefined;
  /** How the names of actions begin. */
  actions?: readonly string[] | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

const MOST_MEANT = 200;

const peopleCalled = (text: string): string =>
  `union (select id from people where site_id = $1 and (starts_with(found_name, lower(${text}))
     or starts_with(found_last_name, lower(${text})) or starts_with(found_email, lower(${text})))
     order by id limit ${MOST_MEANT})`;

// What the words of a filter mean, as a column `value`.
const meant = {
  person: (text: string) => `select ${text}::text as value ${peopleCalled(text)}`,
  subject: (text: string) => `select ${text}::text as value ${peopleCalled(text)}
    union select id from orders
      where site_id = $1 and number = any(array(
          select right(substring(${text} from '(\\d{1,9})\\s*$'), digits)::int from generate_series(1, 9) digits))
        and (lower(number_prefix || number) = ltrim(lower(trim(${text})), '#')
          or trim(${text}) ~ ('(^|[\\s#])' || number || '$'))`,
  // The names of a chain's actions, found by one step along the index for each name.
  action: (beginnings: string) => `with recursive known (value) as (
      (select action from audit_entries where site_id = $1 order by action limit 1)
      union all
      select (select e.action from audit_entries e
              where e.site_id = $1 and e.action > known.value order by e.action limit 1)
      from known where known.value is not null)
    select value from known
    where exists (select 1 from unnest(${beginnings}::text[]) beginning where starts_with(value, beginning))`,
} as const;

const columns = { person: 'person_id', subject: 'subject_id', action: 'action' } as const;

// Each value that is meant has its own place in an index, where the rows lie as they are read.
const rowsOf = (
  { siteId }: SiteDatabase,
  { person, subject, actions, from, to }: AuditFilter,
  { below, most, select }: { below: number; most: number; select?: string },
): { sql: string; params: readonly unknown[] } => {
  const where = new Conditions();
  where.add('e.site_id = ? and e.seq < ?', siteId, below);
  if (from) where.add('e.at >= ?', from);
  if (to) where.add('e.at < ?', to);
  const asked = Object.entries({ subject, person, action: actions }) as [
    keyof typeof meant,
    unknown,
  ][];
  const sources = asked.flatMap(([name, value]) =>
    value === undefined ? [] : [{ column: columns[name], values: meant[name](where.place(value)) }],
  );
  const [first, ...others] = sources;
  for (const { column, values } of others)
    where.add(`e.${column} in (select value from (${values}) meant)`);
  const limit = where.place(most);
  const rows = (test = ''): string =>
    `select ${select ?? 'e.seq'} from audit_entries e where ${where.sql}${test} order by e.seq desc limit ${limit}`;
  const ofSource = (column: string, source: string): string =>
    `select e.* from (${source}) m cross join lateral (${rows(` and e.${column} = m.value`)}) e
       order by e.seq desc limit ${limit}`;
  // Days are cut from their index alone, before any row is looked up.
  const ofDays = (): string => {
    const page = `with days as materialized (select e.seq from audit_entries e where ${where.sql})
      select seq from days order by seq desc limit ${limit}`;
    return select === undefined
      ? page
      : `select ${select} from (${page}) page(place)
         join audit_entries e on e.site_id = $1 and e.seq = page.place order by e.seq desc`;
  };
  const { params } = where;
  if (first) return { sql: ofSource(first.column, first.values), params };
  return { sql: from || to ? ofDays() : rows(), params };
};

/** Rows of one chain, newest first, below a place. */
export const listAuditRows = (
  db: SiteDatabase,
  filter: AuditFilter,
  { below = Number.MAX_SAFE_INTEGER, limit }: { below: number | undefined; limit: number },
): Promise<AuditRow[]> => {
  const { sql, params } = rowsOf(db, filter, { below, most: limit, select: READ });
  return db.query<AuditRow>(sql, params);
};

/** Rows of one chain by their places. */
export const rowsAt = (db: SiteDatabase, places: readonly number[]): Promise<AuditRow[]> =>
  db.query<AuditRow>(
    `select ${READ} from audit_entries where site_id = $1 and seq = any($2::bigint[])`,
    [db.siteId, places],
  );

/** How many rows of one chain a filter lets through, as far as `most`. */
export const countAuditRows = async (
  db: SiteDatabase,
  filter: AuditFilter,
  most: number,
): Promise<number> => {
  const below = Number.MAX_SAFE_INTEGER;
  const { sql, params } = rowsOf(db, filter, { below, most });
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (${sql}) counted`,
    params,
  );
  return row?.n ?? 0;
};

/** Rows of one chain in their order, above a place. */
export const listChain = (db: SiteDatabase, above: number, limit: number): Promise<AuditRow[]> =>
  db.query<AuditRow>(
    `select ${READ} from audit_entries where site_id = $1 and seq > $2 order by seq limit $3`,
    [db.siteId, above, limit],
  );

/** Removes what is past its time of one chain; says how many. */
export const deleteOldAudit = async (db: SiteDatabase, before: Date): Promise<number> =>
  (
    await db.query('delete from audit_entries where site_id = $1 and at < $2 returning seq', [
      db.siteId,
      before,
    ])
  ).length;
