import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { vaultRecord, type VaultRecord } from './vault-record.ts';

// On the device the database and its table still carry the vault's first name, drafts: under another
// name nobody would find again what they typed before.
interface VaultSchema extends DBSchema {
  drafts: { key: string; value: VaultRecord; indexes: { entity: string } };
}

/** The open database of the vault. */
export type VaultDatabase = IDBPDatabase<VaultSchema>;

/** Opens (and on first use creates) the database; one per origin, rows of all persons apart by `entity`. */
export const openVaultDatabase = async (name = 'portal-drafts'): Promise<VaultDatabase> =>
  openDB<VaultSchema>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('entity', 'entity');
    },
  });

/** Rows that this version can read; a damaged row is skipped, never a crash. */
export const readable = (rows: readonly unknown[]): VaultRecord[] =>
  rows.flatMap((row) => {
    const parsed = vaultRecord.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
