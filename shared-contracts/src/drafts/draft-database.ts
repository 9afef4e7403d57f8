import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { draftRecord, type DraftRecord } from './draft-record.ts';

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: DraftRecord; indexes: { entity: string } };
}

/** The open database of drafts. */
export type DraftDatabase = IDBPDatabase<DraftSchema>;

/** Opens (and on first use creates) the database; one per origin, rows of all persons apart by `entity`. */
export const openDraftDatabase = (name = 'portal-drafts'): Promise<DraftDatabase> =>
  openDB<DraftSchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('entity', 'entity');
    },
  });

/** Rows that this version can read; a damaged row is skipped, never a crash. */
export const readable = (rows: readonly unknown[]): DraftRecord[] =>
  rows.flatMap((row) => {
    const parsed = draftRecord.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
