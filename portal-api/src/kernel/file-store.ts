import type { Readable } from 'node:stream';

/** What became of a stored stream. */
export interface StoredBytes {
  size: number;
  sha256: string;
}

/** Where the bytes of files live; names and owners are in the database. */
export interface FileStore {
  /** Stores all of the stream or nothing. */
  put(key: string, content: Readable): Promise<StoredBytes>;
  get(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Removes what interrupted writes left behind before `before`. */
  sweep(before: Date): Promise<number>;
  /** The keys of everything stored before `before`, to find bytes that lost their row. */
  keys(before: Date): AsyncIterable<string>;
}
