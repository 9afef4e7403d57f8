import { randomUUID } from 'node:crypto';
import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import type { TakenAct, UndoableAct } from '../../../kernel/accountability/undo.ts';

/** Keeps an act with what was there before, in the transaction in which it is done; says by what it is taken back. */
export const insertUndoable = async (
  tx: SiteDatabase,
  { act, personId, former }: TakenAct,
): Promise<string> => {
  const id = randomUUID();
  await tx.query(
    `insert into undoable_acts (id, site_id, act, person_id, former, created_at)
     values ($1, $2, $3, $4, $5::jsonb, $6)`,
    [id, tx.siteId, act, personId, JSON.stringify(former), tx.now()],
  );
  return id;
};

/** An act that can still be taken back. */
export interface Undoable {
  id: string;
  act: UndoableAct;
  personId: string;
}

/** Which of these can still be taken back. */
export const listUndoable = async (
  db: SiteDatabase,
  ids: readonly string[],
  since: Date,
): Promise<Undoable[]> =>
  db.query<Undoable>(
    `select id, act, person_id as "personId" from undoable_acts
     where site_id = $1 and id = any($2) and undone_at is null and created_at > $3`,
    [db.siteId, ids, since],
  );

/** Marks an act as taken back; nothing where it was already, or is too old. */
export const takeUndoable = async (
  tx: SiteDatabase,
  id: string,
  since: Date,
): Promise<TakenAct | undefined> => {
  const [row] = await tx.query<TakenAct>(
    `update undoable_acts set undone_at = $3
     where site_id = $1 and id = $2 and undone_at is null and created_at > $4
     returning act, former, person_id as "personId"`,
    [tx.siteId, id, tx.now(), since],
  );
  return row;
};

/** By what the act of a row of the log is taken back. */
export const batchOfRow = async (db: SiteDatabase, place: string): Promise<string | undefined> => {
  const [row] = await db.query<{ batch: string | null }>(
    'select batch from audit_entries where site_id = $1 and seq = $2::bigint',
    [db.siteId, place],
  );
  return row?.batch ?? undefined;
};

/** The row of the log that an act left, looked for in its day alone. */
export const rowOfBatch = async (
  db: SiteDatabase,
  batch: string,
  since: Date,
): Promise<{ place: number; kind: string | null; id: string | null } | undefined> => {
  const [row] = await db.query<{ place: number; kind: string | null; id: string | null }>(
    `select seq as place, subject_kind as kind, subject_id as id from audit_entries
     where site_id = $1 and batch = $2 and at > $3 order by at, seq limit 1`,
    [db.siteId, batch, since],
  );
  return row;
};

/** Removes what nobody can take back any more, with the names and addresses that were there before. */
export const deleteOldActs = async (platform: Database, before: Date): Promise<void> => {
  await platform.query('delete from undoable_acts where created_at < $1', [before]);
};
