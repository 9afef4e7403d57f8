import { vaultRecord, type VaultRecord } from './vault-record.ts';

// The vault's first name, kept so that entries written under it are still found.
const PREFIX = 'portal-draft:';

const keyOf = (id: string): string => `${PREFIX}${id}`;

/**
 * The last keystrokes, written synchronously: a page that is killed between a keystroke and the
 * database's commit loses nothing. Holds each text only until the database has it.
 */
export const writeJournal = (storage: Storage | undefined, record: VaultRecord): void => {
  try {
    storage?.setItem(keyOf(record.id), JSON.stringify(record));
  } catch {
    // A full storage leaves the database, which is the real store.
  }
};

/** Forgets a journal entry once the database has the same or a newer copy. */
export const forgetJournal = (storage: Storage | undefined, id: string, upTo: number): void => {
  const entry = readEntry(storage, keyOf(id));
  if (entry && entry.savedAt <= upTo) storage?.removeItem(keyOf(id));
};

const readEntry = (storage: Storage | undefined, key: string): VaultRecord | undefined => {
  try {
    const parsed = vaultRecord.safeParse(JSON.parse(storage?.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

/** All journal entries whose entity starts with the prefix. */
export const readJournal = (storage: Storage | undefined, entityPrefix: string): VaultRecord[] => {
  if (!storage) return [];
  return Array.from({ length: storage.length }, (_, index) => storage.key(index))
    .filter((key): key is string => key !== null && key.startsWith(keyOf(entityPrefix)))
    .flatMap((key) => readEntry(storage, key) ?? []);
};
