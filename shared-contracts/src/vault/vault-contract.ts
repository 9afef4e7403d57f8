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
  /** Forgets a text everywhere, after what it belongs to was sent. */
  remove(key: string): Promise<void>;
  /** Forgets what this page typed and has seen of a text; what another page typed since stays. */
  drop(key: string): Promise<void>;
  /** Keys of this person that hold a text. */
  keys(): Promise<string[]>;
  /** Forgets everything of this person: explicit sign-out after the warning. */
  removeAll(): Promise<void>;
  /** Calls back when another page saved or removed this text. */
  watch(key: string, listener: () => void): () => void;
  close(): void;
}
