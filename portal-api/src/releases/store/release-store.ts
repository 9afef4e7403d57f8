/** One file of a store with its way of compression. */
export interface StoredAsset {
  readonly bytes: Uint8Array;
  readonly encoding: 'br' | undefined;
}

/** Keeps the files of releases. A release is written once and never changed. */
export interface ReleaseStore {
  /** Writes a whole release; a reader sees all of it or nothing. Compresses what `compressed` lacks. */
  write(
    remote: string,
    version: string,
    files: ReadonlyMap<string, Uint8Array>,
    compressed?: ReadonlyMap<string, Uint8Array>,
  ): Promise<void>;
  /** One file, compressed when `acceptsBrotli` and a compressed form exists. */
  read(
    remote: string,
    version: string,
    file: string,
    acceptsBrotli: boolean,
  ): Promise<StoredAsset | undefined>;
  /** The names of all files of a release as they are stored, compressed forms too. */
  list(remote: string, version: string): Promise<string[]>;
  /** Deletes a whole release. */
  remove(remote: string, version: string): Promise<void>;
}

const SAFE_PART = /^(?:[A-Za-z0-9]|__federation_)[\w.-]*$/;

/** Whether a path stays inside its folder: plain names only, no hidden ones, no climbing. */
export const isSafeFile = (path: string): boolean =>
  path.split('/').every((part) => SAFE_PART.test(part) && !part.includes('..'));
