import { randomUUID } from 'node:crypto';
import type { ImportLine, ImportOutcome, Operation } from '@portal/shared-contracts/admin';
import type { Sentence } from '@portal/shared-contracts';
import type { Database, SiteDatabase } from '../../../kernel/database.ts';

/** A line whose reason waits for its reader's language. */
export interface StoredLine extends Omit<ImportLine, 'reason'> {
  reason: Sentence | null;
}

/** What came of long work. */
export interface OperationResult {
  missing?: string[];
  lines?: StoredLine[];
  outcome?: ImportOutcome;
  /** Whether whoever applies it has to show who it is. */
  isGuarded?: boolean;
  /** By what its plan is known again. */
  digest?: string;
}

/** Long work as its row says. */
export interface OperationRow {
  id: string;
  kind: Operation['kind'];
  state: Operation['state'];
  person_id: string | null;
  started_at: Date;
  file_key: string | null;
  result: OperationResult;
  problems: Sentence[];
}

/** Notes that work begins, or what is done already. */
export const insertOperation = async (
  db: SiteDatabase,
  made: Pick<OperationRow, 'kind' | 'state' | 'person_id'> & {
    fileKey?: string;
    result?: OperationResult;
  },
): Promise<OperationRow> => {
  const [row] = await db.query<OperationRow>(
    `insert into operations (site_id, id, kind, state, person_id, started_at, file_key, result)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb) returning *`,
    [
      ...[db.siteId, randomUUID(), made.kind, made.state, made.person_id, db.now()],
      ...[made.fileKey ?? null, JSON.stringify(made.result ?? {})],
    ],
  );
  if (!row) throw new Error('An insert returned no row.');
  return row;
};

export const findOperation = async (
  db: SiteDatabase,
  id: string,
): Promise<OperationRow | undefined> => {
  const [row] = await db.query<OperationRow>(
    'select * from operations where site_id = $1 and id = $2',
    [db.siteId, id],
  );
  return row;
};

/** Notes what became of the work. */
export const endOperation = async (
  db: SiteDatabase,
  id: string,
  end: { fileKey?: string; result?: OperationResult; problems?: readonly Sentence[] },
): Promise<void> => {
  await db.query(
    `update operations set state = $3, file_key = coalesce($4, file_key), result = $5::jsonb,
       problems = $6::jsonb
     where site_id = $1 and id = $2`,
    [
      ...[db.siteId, id, end.problems ? 'failed' : 'done', end.fileKey ?? null],
      ...[JSON.stringify(end.result ?? {}), JSON.stringify(end.problems ?? [])],
    ],
  );
};

/** Work that began before a moment and never ended was stopped with its process; of all sites. */
export const stopForgotten = async (
  platform: Database,
  before: Date,
  problem: Sentence,
): Promise<void> => {
  await platform.query(
    `update operations set state = 'failed', problems = $2::jsonb
     where state = 'working' and started_at < $1`,
    [before, JSON.stringify([problem])],
  );
};

/** Removes what began before a moment, with the rows of its files; the sweep takes their bytes. */
export const deleteOldOperations = async (platform: Database, before: Date): Promise<void> => {
  await platform.transaction(async (tx) => {
    await tx.query(
      `delete from files f using operations o
       where o.started_at < $1 and f.site_id = o.site_id and f.key = o.file_key
         and f.subject_kind = 'firm-file'`,
      [before],
    );
    await tx.query('delete from operations where started_at < $1', [before]);
  });
};

/** Lets one import of a firm at a time write. */
export const lockFirm = async (tx: SiteDatabase): Promise<void> => {
  await tx.query("select pg_advisory_xact_lock(hashtext('firm file of ' || $1))", [tx.siteId]);
};
