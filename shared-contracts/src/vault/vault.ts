import { openVaultDatabase, readable, type VaultDatabase } from './vault-database.ts';
import { forgetJournal, readJournal, writeJournal } from './vault-journal.ts';
import { newest, type VaultRecord } from './vault-record.ts';

/** What a vault needs from outside; tests pass their own clock and storage. */
export interface VaultOptions {
  /** The site, so that two firms on one device never meet. */
  site: string;
  /** The signed-in person; another person on the device sees none of it. */
  person: string;
  now?: () => number;
  journal?: Storage;
  databaseName?: string;
  /** Names this open page; random when missing. */
  page?: string;
}

/** A copy found in the vault. */
export interface StoredCopy {
  value: unknown;
  savedAt: number;
  page: string;
}

/** What a save found beside its own copy. */
export interface SaveResult {
  savedAt: number;
  /** A newer copy that another page wrote after this page last looked. */
  newer: StoredCopy | undefined;
}

/** The store of everything typed and not yet sent. */
export interface Vault {
  readonly person: string;
  readonly page: string;
  /** The newest copy of a text, or nothing; remembers which copies this page has seen. */
  load(key: string): Promise<StoredCopy | undefined>;
  /** The same without remembering: a copy that was only looked at is never replaced by a save. */
  peek(key: string): Promise<StoredCopy | undefined>;
  /** Notes a text at once and synchronously; the journal of {@link save}. */
  note(key: string, value: unknown): void;
  /** Stores a text; copies that this page has seen are replaced, newer ones of other pages stay. */
  save(key: string, value: unknown): Promise<SaveResult>;
  /** Forgets a text after it was sent. */
  remove(key: string): Promise<void>;
  /** Keys of this person that hold a text. */
  keys(): Promise<string[]>;
  /** Forgets everything of this person: explicit sign-out after the warning. */
  removeAll(): Promise<void>;
  /** Calls back when another page saved or removed this text. */
  watch(key: string, listener: () => void): () => void;
  close(): void;
}

const CHANNEL = 'portal-drafts';

/**
 * Opens the vault of one person on one site. Each open page writes its own copy of a text and removes
 * only copies it has seen, so no page ever overwrites what another holds.
 */
export const createVault = (options: VaultOptions): Vault => {
  const { site, person, now = Date.now, databaseName } = options;
  const page = options.page ?? crypto.randomUUID();
  const journal = options.journal ?? globalThis.localStorage;
  const seen = new Map<string, number>();
  const listeners = new Set<(entity: string) => void>();
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  let opened: Promise<VaultDatabase> | undefined;
  let lastTime = 0;

  const database = (): Promise<VaultDatabase> => {
    opened ??= openVaultDatabase(databaseName).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const prefix = `${site}|${person}|`;
  const entityOf = (key: string): string => `${prefix}${key}`;
  // Two keystrokes in one millisecond still have an order.
  const tick = (): number => (lastTime = Math.max(now(), lastTime + 1));
  const recordOf = (key: string, value: unknown): VaultRecord => ({
    id: `${entityOf(key)}|${page}`,
    entity: entityOf(key),
    page,
    value,
    savedAt: tick(),
  });
  const tell = (entity: string): void => channel?.postMessage(entity);
  if (channel) {
    channel.onmessage = (event: MessageEvent<unknown>) => {
      if (typeof event.data === 'string')
        for (const listener of listeners) listener(event.data as string);
    };
  }

  const copiesOf = async (entity: string): Promise<VaultRecord[]> => {
    const rows = readable(await (await database()).getAllFromIndex('drafts', 'entity', entity));
    const noted = readJournal(journal, `${entity}|`).filter((entry) => entry.entity === entity);
    return [...rows, ...noted];
  };

  return {
    person,
    page,
    load: async (key) => {
      const copies = await copiesOf(entityOf(key));
      for (const copy of copies) seen.set(copy.id, Math.max(seen.get(copy.id) ?? 0, copy.savedAt));
      return newest(copies);
    },
    peek: async (key) => newest(await copiesOf(entityOf(key))),
    note: (key, value) => {
      writeJournal(journal, recordOf(key, value));
    },
    save: async (key, value) => {
      const record = recordOf(key, value);
      writeJournal(journal, record);
      const transaction = (await database()).transaction('drafts', 'readwrite');
      const others = readable(await transaction.store.index('entity').getAll(record.entity)).filter(
        (copy) => copy.page !== page,
      );
      const isSeen = (copy: VaultRecord): boolean => copy.savedAt <= (seen.get(copy.id) ?? -1);
      await Promise.all([
        transaction.store.put(record),
        ...others.filter(isSeen).map((copy) => transaction.store.delete(copy.id)),
        transaction.done,
      ]);
      for (const id of [record.id, ...seen.keys()]) {
        forgetJournal(journal, id, id === record.id ? record.savedAt : (seen.get(id) ?? 0));
      }
      tell(record.entity);
      return { savedAt: record.savedAt, newer: newest(others.filter((copy) => !isSeen(copy))) };
    },
    remove: async (key) => {
      const entity = entityOf(key);
      for (const entry of readJournal(journal, `${entity}|`))
        forgetJournal(journal, entry.id, Infinity);
      const transaction = (await database()).transaction('drafts', 'readwrite');
      const ids = await transaction.store.index('entity').getAllKeys(entity);
      await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
      tell(entity);
    },
    keys: async () => {
      const rows = readable(await (await database()).getAll('drafts'));
      const entities = [...rows, ...readJournal(journal, prefix)].map((row) => row.entity);
      const mine = entities.filter((entity) => entity.startsWith(prefix));
      return [...new Set(mine.map((entity) => entity.slice(prefix.length)))];
    },
    async removeAll() {
      for (const key of await this.keys()) await this.remove(key);
    },
    watch: (key, listener) => {
      const entity = entityOf(key);
      const hear = (changed: string): void => {
        if (changed === entity) listener();
      };
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    close: () => {
      channel?.close();
      listeners.clear();
      void opened?.then((open) => open.close());
    },
  };
};
