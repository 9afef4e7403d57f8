import type { Readable } from 'node:stream';

/** What became of a stored stream. */
export interface StoredBytes {
  size: number;
  sha256: string;
}

/** Where the bytes of files live; names and owners are in the database. */
export interface FileStore {
  /**
   * Stores all of the stream or nothing, and never holds all of it in memory. `inspect` looks at the bytes in a
   * local file before anybody can read them under the key; what it throws leaves nothing.
   */
  put(
    key: string,
    content: Readable,
    inspect?: (file: string) => Promise<void>,
  ): Promise<StoredBytes>;
  /** Looks into files of strangers, where a scanner is there. */
  scan?: ((file: string) => Promise<void>) | undefined;
  get(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Fails when files can be neither read nor written now. */
  check(): Promise<void>;
  /** Removes what interrupted writes left behind before `before`. */
  sweep(before: Date): Promise<number>;
  /** The keys of everything stored before `before`, to find bytes that lost their row. */
  keys(before: Date): AsyncIterable<string>;
  /** The note that says whose store this is; nothing in a fresh one. */
  readNote(): Promise<string | undefined>;
  writeNote(text: string): Promise<void>;
}

/** This portal among others on the same bucket, Redis and database server. */
export interface PortalIdentity {
  /** The same in every copy of the database. */
  readonly id: string;
  /** Where this database stands; a copy stands elsewhere. */
  readonly place: string;
  /** Folder of this portal in the bucket, empty at its root. */
  readonly prefix: string;
}

/** How many files were looked into, and with what result. */
interface ScanCounts {
  clean: number;
  infected: number;
  failed: number;
}

/** Looks for what is harmful in files of strangers. */
export interface Scanner {
  /** Refuses a local file that is harmful, or that nobody could look into. */
  scan(file: string): Promise<void>;
  /** Fails when nobody looks into files now. */
  check(): Promise<void>;
  readonly counts: Readonly<ScanCounts>;
}
