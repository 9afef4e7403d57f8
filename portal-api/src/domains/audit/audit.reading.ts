import type { SiteDatabase } from '../../kernel/database.ts';
import { csvLine } from '../../kernel/rows/csv.ts';
import { canonical, digestLink, digestValues } from './audit.digest.ts';
import { type AuditFilter, type AuditRow, listAuditRows, listChain } from './audit.repository.ts';

const PAGE = 500;

/** All rows that a filter lets through, newest first, many at a time. */
export async function* auditPages(
  db: SiteDatabase,
  filter: AuditFilter,
): AsyncGenerator<AuditRow[]> {
  let below: number | undefined;
  for (;;) {
    const rows = await listAuditRows(db, filter, { below, limit: PAGE });
    yield rows;
    below = rows.at(-1)?.seq;
    if (rows.length < PAGE) return;
  }
}

/** The same, one by one. */
export async function* auditRows(db: SiteDatabase, filter: AuditFilter): AsyncGenerator<AuditRow> {
  for await (const rows of auditPages(db, filter)) yield* rows;
}

/** What a walk along the chain found. */
export interface ChainReport {
  rows: number;
  /** The place of the first row that is not as it was written. */
  brokenAt: number | undefined;
  /** Whoever notes it down elsewhere also notices when the newest rows are missing. */
  lastDigest: string;
}

// The oldest rows go by time, so the chain may begin anywhere; from there on nothing may be missing.
const fits = (row: AuditRow, former: AuditRow | undefined): boolean =>
  digestLink(row) === row.digest &&
  (former === undefined || (row.former === former.digest && row.seq === former.seq + 1)) &&
  (row.blanked_at !== null || digestValues(row, row.salt ?? '') === row.values_digest);

/** Walks along a firm's chain and says where it was changed. */
export const verifyChain = async (db: SiteDatabase): Promise<ChainReport> => {
  let former: AuditRow | undefined;
  let rows = 0;
  for (;;) {
    const page = await listChain(db, former?.seq ?? 0, PAGE);
    for (const row of page) {
      if (!fits(row, former)) return { rows, brokenAt: row.seq, lastDigest: former?.digest ?? '' };
      former = row;
      rows += 1;
    }
    if (page.length < PAGE) return { rows, brokenAt: undefined, lastDigest: former?.digest ?? '' };
  }
};

/** A row as it leaves the portal. */
export const presentAuditRow = (row: AuditRow): Record<string, unknown> => ({
  place: row.seq,
  at: row.at.toISOString(),
  action: row.action,
  outcome: row.outcome,
  person: row.person_id,
  operator: row.operator,
  subjectKind: row.subject_kind,
  subject: row.subject_id,
  address: row.address,
  before: row.before,
  after: row.after,
  request: row.request_id,
  batch: row.batch,
  blankedAt: row.blanked_at?.toISOString() ?? null,
  digest: row.digest,
});

const cell = (value: unknown): string | number | null =>
  typeof value === 'object' && value !== null
    ? canonical(value)
    : typeof value === 'number' || value === null
      ? value
      : String(value ?? '');

/** One line of a table with whatever the log keeps. */
export const auditLine = (values: readonly unknown[]): string => csvLine(values.map(cell));
