import type { SaveResult, StoredCopy, Vault } from '../vault/index.ts';
import type { SaveStatus } from './save-status.ts';

/** What a page shows of a kept text. */
export interface KeptState<T> {
  value: T;
  status: SaveStatus;
  isReady: boolean;
  isRestored: boolean;
  newer: StoredCopy | undefined;
}

const SAVE_DELAY = 400;

const isOne = (copy: StoredCopy, other: StoredCopy | undefined): boolean =>
  copy.page === other?.page && copy.savedAt === other.savedAt;

const statusAfter = ({ savedAt }: SaveResult, newer: StoredCopy | undefined): SaveStatus => {
  if (newer) return { kind: 'newer-elsewhere' };
  return navigator.onLine ? { kind: 'saved', at: new Date(savedAt) } : { kind: 'offline' };
};

/**
 * One text of one vault while a page shows it. It knows its own key and no other, so whatever ends
 * late (a save, a reading, a way to write that somebody held on to) can only reach its own text.
 */
export class KeptText<T> {
  readonly #vault: Vault | null;
  readonly #key: string;
  readonly #parse: (stored: unknown) => T | undefined;
  readonly #listeners = new Set<() => void>();
  #state: KeptState<T>;
  #unsaved: { value: T } | undefined;
  #isTyped = false;
  #taking: Promise<unknown> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last copy of another page that said what stands here: whoever goes on here goes on from it. */
  #same: StoredCopy | undefined;

  constructor(
    vault: Vault | null,
    key: string,
    initial: T,
    parse: (stored: unknown) => T | undefined,
  ) {
    this.#vault = vault;
    this.#key = key;
    this.#parse = parse;
    this.#state = {
      value: initial,
      status: { kind: 'idle' },
      isReady: vault === null,
      isRestored: false,
      newer: undefined,
    };
  }

  /** Whether this is the text of that key in that vault. */
  isOf = (vault: Vault | null, key: string): boolean => this.#vault === vault && this.#key === key;

  state = (): KeptState<T> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the vault and follows it; the result ends that and saves what is not saved yet. */
  open = (): (() => void) | undefined => {
    if (!this.#vault) return undefined;
    const end = new AbortController();
    const save = (): void => void this.#save();
    void this.#restore(this.#vault, end.signal);
    const unwatch = this.#watch(this.#vault, end.signal);
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      end.abort();
      unwatch();
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
      save();
    };
  };

  setValue = (value: T): void => {
    this.#unsaved = { value };
    this.#isTyped = true;
    this.#vault?.note(this.#key, value);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), SAVE_DELAY);
    this.#change({
      value,
      isReady: true,
      ...(this.#vault ? { status: { kind: 'saving' } } : {}),
    });
  };

  /** Goes on from a copy of another page; the next save replaces that copy. */
  take = (value: T): void => {
    // Reading a copy is what makes it count as seen, so the next save comes after it.
    this.#taking = this.#vault?.load(this.#key).catch(() => undefined);
    this.#change({ newer: undefined });
    this.setValue(value);
  };

  clear = (): Promise<void> => this.#letGo((vault) => vault.remove(this.#key));

  drop = (): Promise<void> => this.#letGo((vault) => vault.drop(this.#key));

  #letGo = async (from: (vault: Vault) => Promise<void>): Promise<void> => {
    clearTimeout(this.#timer);
    this.#unsaved = undefined;
    if (this.#vault) await from(this.#vault).catch(() => undefined);
    this.#change({ status: { kind: 'idle' }, isRestored: false, newer: undefined });
  };

  #change = (part: Partial<KeptState<T>>): void => {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  };

  #restore = async (vault: Vault, ended: AbortSignal): Promise<void> => {
    const stored = await vault.load(this.#key).catch(() => undefined);
    const value = stored && this.#parse(stored.value);
    // Something typed while the vault was opening is newer than anything in it.
    if (ended.aborted || this.#isTyped) return;
    if (!stored || value === undefined) return this.#change({ isReady: true });
    const status: SaveStatus = { kind: 'saved', at: new Date(stored.savedAt) };
    this.#change({ value, status, isReady: true, isRestored: true });
  };

  #watch = (vault: Vault, ended: AbortSignal): (() => void) =>
    vault.watch(this.#key, () => {
      void vault.peek(this.#key).then((stored) => {
        if (ended.aborted) return;
        if (stored && this.#isOther(stored, vault))
          return this.#change({ newer: stored, status: { kind: 'newer-elsewhere' } });
        if (!this.#state.newer) return;
        // What was newer is sent or dropped over there; nobody should go on from it.
        const status: SaveStatus = stored
          ? { kind: 'saved', at: new Date(stored.savedAt) }
          : { kind: 'idle' };
        this.#change({ newer: undefined, status });
      });
    });

  /** Whether a copy is of another page and says something else. */
  #isOther = (copy: StoredCopy, { page }: Vault): boolean => {
    if (copy.page === page) return false;
    const here = JSON.stringify(this.#parse(this.#state.value));
    // What no longer fits is undefined here, and is never the same.
    if (here !== undefined && here === JSON.stringify(this.#parse(copy.value))) this.#same = copy;
    return !isOne(copy, this.#same);
  };

  #save = async (): Promise<void> => {
    clearTimeout(this.#timer);
    const taken = this.#unsaved;
    if (!taken || !this.#vault) return;
    this.#unsaved = undefined;
    if (this.#taking) await this.#taking;
    try {
      const result = await this.#vault.save(this.#key, taken.value);
      const newer =
        result.newer && this.#isOther(result.newer, this.#vault) ? result.newer : undefined;
      this.#change({ newer, status: statusAfter(result, newer) });
    } catch {
      this.#change({ status: { kind: 'failed' } });
    }
  };
}
