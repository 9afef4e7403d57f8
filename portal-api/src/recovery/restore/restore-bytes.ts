import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { FileStore } from '../../kernel/file-store.ts';
import type { ReleaseStore } from '../../releases/store/release-store.ts';
import { readArchive } from '../archive/read-archive.ts';
import { setHash, sha256Of } from '../archive/set-hash.ts';
import type { Inspected } from './inspect-archive.ts';
import { sideBySide } from './side-by-side.ts';

/** The stores that a restore fills. */
export interface Stores {
  files: FileStore;
  releases: ReleaseStore;
}

// A bucket far away answers each of them late, and a disk writes many as fast as one.
const PUTS_AT_ONCE = 8;

const FAR = new Date(8.64e15);

/** Bytes of another portal, or of an earlier try, are neither overwritten nor mixed with these. */
export const refuseFullStore = async ({ files }: Stores): Promise<void> => {
  const note = await files.readNote();
  const keys = files.keys(FAR)[Symbol.asyncIterator]();
  const first = await keys.next();
  if (note !== undefined || !first.done) throw new Refusal('restore-store-full');
};

const isBrotli = (name: string, all: ReadonlyMap<string, Uint8Array>): boolean =>
  name.endsWith('.br') && all.has(name.slice(0, -3));

/** The files on their way into a store, read again once they are there. */
const restoreFiles = (store: FileStore) => {
  const keys: string[] = [];
  const seen = setHash();
  const puts = sideBySide(PUTS_AT_ONCE);
  const put = async (key: string, content: Buffer): Promise<void> => {
    keys.push(key);
    await store.put(key, Readable.from([content]));
    seen.add(`${key} ${sha256Of(await buffer(await store.get(key)))}`);
  };
  return {
    begin: (key: string, content: Buffer) => puts.begin(() => put(key, content)),
    /** The hash of all of them, once the last is there. */
    hash: async (): Promise<string> => {
      await puts.end();
      return seen.hash;
    },
    /** Takes them away again, also those that were still on their way. */
    undo: async (): Promise<void> => {
      await puts.settled();
      for (const key of keys) await store.remove(key).catch(() => undefined);
    },
  };
};

/** Takes away again what was written. */
export type UndoBytes = () => Promise<void>;

/** Writes every file and release; what was written before a failure, or before one that follows, is taken away again. */
export const restoreBytes = async (
  stores: Stores,
  source: { file: string; identity: string },
  { end }: Inspected,
): Promise<UndoBytes> => {
  const files = restoreFiles(stores.files);
  const written: { remote: string; version: string }[] = [];
  let open: { remote: string; version: string; all: Map<string, Uint8Array> } | undefined;

  const finishRelease = async (): Promise<void> => {
    if (!open) return;
    const { remote, version, all } = open;
    open = undefined;
    written.push({ remote, version });
    const plain = [...all].filter(([name]) => !isBrotli(name, all));
    const small = [...all].filter(([name]) => isBrotli(name, all));
    await stores.releases.write(
      remote,
      version,
      new Map(plain),
      new Map(small.map(([name, bytes]) => [name.slice(0, -3), bytes])),
    );
  };

  const take = async (name: string, content: Buffer): Promise<void> => {
    const [kind, first = '', version = '', ...rest] = name.split('/');
    if (kind === 'files') await files.begin(first, content);
    if (kind !== 'releases') return;
    if (open?.remote !== first || open.version !== version) {
      await finishRelease();
      open = { remote: first, version, all: new Map() };
    }
    open.all.set(rest.join('/'), content);
  };

  const checkReleases = async (): Promise<void> => {
    for (const { remote, version, files } of end.releases)
      for (const [name, hash] of Object.entries(files)) {
        const found = await stores.releases.read(remote, version, name, false);
        if (!found || sha256Of(found.bytes) !== hash)
          throw new Refusal('restore-differs', { what: `${remote} ${version} ${name}` });
      }
  };

  const undo = async (): Promise<void> => {
    await files.undo();
    for (const { remote, version } of written)
      await stores.releases.remove(remote, version).catch(() => undefined);
  };

  try {
    for await (const { name, content } of readArchive(source.file, source.identity))
      await take(name, content);
    await finishRelease();
    await checkReleases();
    if ((await files.hash()) !== end.files.hash)
      throw new Refusal('restore-differs', { what: 'files' });
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
};
