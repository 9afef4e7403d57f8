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
  personId?: string | undefined;
  /** The beginning of the action's name. */
  action?: string | undefined;
  subjectId?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

const conditions = (filter: AuditFilter): { sql: string; params: unknown[] } => {
  const tests: [string, unknown][] = [
    ['person_id =', filter.personId],
    ['subject_id =', filter.subjectId],
    ['at >=', filter.from],
    ['at <', filter.to],
  ];
  const params: unknown[] = [];
  const parts = tests
    .filter(([, value]) => value !== undefined)
    .map(([test, value]) => `${test} $${params.push(value) + 3}`);
  if (filter.action !== undefined)
    parts.push(`starts_with(action, $${params.push(filter.action) + 3})`);
  return { sql: parts.map((part) => ` and ${part}`).join(''), params };
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
