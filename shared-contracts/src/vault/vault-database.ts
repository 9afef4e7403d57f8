import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { vaultRecord, type VaultRecord } from './vault-record.ts';

// On the device the database and its table still carry the vault's first name, drafts: under another
// name nobody would find again what they typed before.
interface VaultSchema extends DBSchema {
  drafts: { key: string; value: VaultRecord; indexes: { entity: string } };
}

/** The open database of the vault. */
export type VaultDatabase = IDBPDatabase<VaultSchema>;

// One per origin, made on first use; rows of all persons stand apart by `entity`.
const openVaultDatabase = async (name = 'portal-drafts'): Promise<VaultDatabase> =>
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

/** The database of one open page; where the browser has or allows none the journal alone is the store. */
export class VaultStore {
  readonly #name: string | undefined;
  #opened: Promise<VaultDatabase | undefined> | undefined;
  #isLeft = false;

  constructor(name?: string) {
    this.#name = name;
  }

  /**
   * Works with the open database, or with nothing; one that the browser has closed meanwhile is opened anew once.
   *
   * @throws DOMException - whatever the work throws beside that, a full disk for one.
   */
  use = async <T>(work: (open: VaultDatabase | undefined) => Promise<T>): Promise<T> => {
    try {
      return await work(await this.#database());
    } catch (error) {
      const isGone = error instanceof DOMException && error.name === 'InvalidStateError';
      if (!isGone || this.#isLeft) throw error;
      this.#opened = undefined;
      return work(await this.#database());
    }
  };

  /** Rows of the database; none where it cannot be read, so that the journal is always looked at. */
  read = (rowsOf: (open: VaultDatabase) => Promise<unknown[]>): Promise<VaultRecord[]> =>
    this.use(async (open) => readable(open ? await rowsOf(open) : [])).catch(() => []);

  /** The page is left: nothing opens the database again. */
  close = (): void => {
    this.#isLeft = true;
    void this.#opened?.then((open) => open?.close());
  };

  #database = (): Promise<VaultDatabase | undefined> => {
    this.#opened ??= openVaultDatabase(this.#name).catch(() => {
      this.#opened = undefined;
      return undefined;
    });
    return this.#opened;
  };
}
