import { deviceStorage } from '../storage/index.ts';
import { readable, VaultStore, type VaultDatabase } from './vault-database.ts';
import { openVaultChannel } from './vault-channel.ts';
import type { SaveResult, StoredCopy, Vault, VaultOptions } from './vault-contract.ts';
import { forgetGone, type Gone, isGone, readGone, writeGone } from './vault-gone.ts';
import { forgetJournal, readJournal, writeJournal } from './vault-journal.ts';
import { newest, type VaultRecord } from './vault-record.ts';

class PageVault implements Vault {
  readonly person: string;
  readonly page: string;
  readonly #prefix: string;
  readonly #now: () => number;
  readonly #journal: Storage | undefined;
  readonly #store: VaultStore;
  readonly #channel = openVaultChannel();
  /** Copies that this page has seen, and how old they were then. */
  readonly #seen = new Map<string, number>();
  #lastTime = 0;

  constructor({ site, person, page, now = Date.now, journal, databaseName }: VaultOptions) {
    this.person = person;
    this.page = page ?? crypto.randomUUID();
    this.#prefix = `${site}|${person}|`;
    this.#now = now;
    this.#journal = journal ?? deviceStorage;
    this.#store = new VaultStore(databaseName);
  }

  load = async (key: string): Promise<StoredCopy | undefined> => {
    const copies = await this.#copiesOf(this.#entityOf(key));
    for (const { id, savedAt } of copies)
      this.#seen.set(id, Math.max(this.#seen.get(id) ?? 0, savedAt));
    return newest(copies);
  };

  peek = async (key: string): Promise<StoredCopy | undefined> =>
    newest(await this.#copiesOf(this.#entityOf(key)));

  note = (key: string, value: unknown): void =>
    writeJournal(this.#journal, this.#recordOf(key, value));

  save = async (key: string, value: unknown): Promise<SaveResult> => {
    const record = this.#recordOf(key, value);
    const gone = readGone(this.#journal, record.entity);
    writeJournal(this.#journal, record);
    const { others, isStored } = await this.#store.use(async (open) => ({
      others: await (open ? this.#put(open, record) : this.#journalOfOthers(record)),
      isStored: open !== undefined,
    }));
    if (isStored) {
      forgetJournal(this.#journal, record.id, record.savedAt);
      forgetGone(this.#journal, record.entity, gone);
    }
    for (const [id, savedAt] of this.#seen)
      if (id !== record.id) forgetJournal(this.#journal, id, savedAt);
    this.#channel.announce(record.entity);
    return {
      savedAt: record.savedAt,
      newer: newest(others.filter((copy) => !this.#isSeen(copy))),
    };
  };

  remove = async (key: string): Promise<void> => {
    const { entity, savedAt } = this.#recordOf(key, undefined);
    await this.#forget(entity, { all: savedAt, of: {} }, () => true);
  };

  drop = async (key: string): Promise<void> => {
    const own = this.#recordOf(key, undefined);
    const seen = [...this.#seen].filter(([id]) => id.startsWith(`${own.entity}|`));
    const { all, of } = readGone(this.#journal, own.entity);
    const gone = { all, of: { ...of, ...Object.fromEntries(seen), [own.id]: own.savedAt } };
    await this.#forget(own.entity, gone, (copy) => isGone(gone, copy));
  };

  keys = async (): Promise<string[]> => {
    const rows = await this.#store.read((open) => open.getAll('drafts'));
    const mine = [...rows, ...readJournal(this.#journal, this.#prefix)].filter(
      (copy) => copy.entity.startsWith(this.#prefix) && !this.#isGone(copy),
    );
    return [...new Set(mine.map(({ entity }) => entity.slice(this.#prefix.length)))];
  };

  removeAll = async (): Promise<void> => {
    for (const key of await this.keys()) await this.remove(key);
  };

  watch = (key: string, listener: () => void): (() => void) =>
    this.#channel.listen(this.#entityOf(key), listener);

  close = (): void => {
    this.#channel.close();
    this.#store.close();
  };

  #entityOf = (key: string): string => `${this.#prefix}${key}`;

  #recordOf = (key: string, value: unknown): VaultRecord => {
    const entity = this.#entityOf(key);
    // Two keystrokes in one millisecond still have an order.
    this.#lastTime = Math.max(this.#now(), this.#lastTime + 1);
    return {
      id: `${entity}|${this.page}`,
      entity,
      page: this.page,
      value,
      savedAt: this.#lastTime,
    };
  };

  #isSeen = (copy: VaultRecord): boolean => copy.savedAt <= (this.#seen.get(copy.id) ?? -1);

  #isGone = (copy: VaultRecord): boolean => isGone(readGone(this.#journal, copy.entity), copy);

  #copiesOf = async (entity: string): Promise<VaultRecord[]> => {
    const rows = await this.#store.read((open) => open.getAllFromIndex('drafts', 'entity', entity));
    return [...rows, ...this.#noted(entity)].filter((copy) => !this.#isGone(copy));
  };

  #forget = async (
    entity: string,
    gone: Gone,
    isOver: (copy: VaultRecord) => boolean,
  ): Promise<void> => {
    for (const entry of readJournal(this.#journal, `${entity}|`))
      if (isOver(entry)) forgetJournal(this.#journal, entry.id, entry.savedAt);
    writeGone(this.#journal, entity, gone);
    await this.#store.use(async (open) => {
      const transaction = open?.transaction('drafts', 'readwrite');
      const rows = (await transaction?.store.index('entity').getAll(entity)) ?? [];
      const over = rows.filter(isOver).map(({ id }) => transaction?.store.delete(id));
      await Promise.all([...over, transaction?.done]);
    });
    forgetGone(this.#journal, entity, gone);
    this.#channel.announce(entity);
  };

  #noted = (entity: string): VaultRecord[] =>
    readJournal(this.#journal, `${entity}|`).filter((entry) => entry.entity === entity);

  /** Stores a copy in place of those that this page has seen; the copies of other pages. */
  #put = async (database: VaultDatabase, record: VaultRecord): Promise<VaultRecord[]> => {
    const transaction = database.transaction('drafts', 'readwrite');
    const rows = readable(await transaction.store.index('entity').getAll(record.entity));
    const others = rows.filter((copy) => copy.page !== this.page);
    const isOver = (copy: VaultRecord): boolean => this.#isSeen(copy) || this.#isGone(copy);
    await Promise.all([
      transaction.store.put(record),
      ...others.filter(isOver).map((copy) => transaction.store.delete(copy.id)),
      transaction.done,
    ]);
    return others.filter((copy) => !this.#isGone(copy));
  };

  #journalOfOthers = async ({ entity }: VaultRecord): Promise<VaultRecord[]> =>
    this.#noted(entity).filter((copy) => copy.page !== this.page);
}

/**
 * Opens the vault of one person on one site. Each open page writes its own copy of a text and removes
 * only copies it has seen, so no page ever overwrites what another holds.
 */
export const createVault = (options: VaultOptions): Vault => new PageVault(options);
