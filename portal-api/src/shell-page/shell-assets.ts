import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const assetsFile = z.object({
  entry: z.array(z.string()),
  bootstrap: z.array(z.string()),
  remotes: z.array(z.string()).default([]),
  doorEntry: z.array(z.string()).default([]),
  door: z.array(z.string()).default([]),
  provided: z.record(z.string(), z.array(z.string())),
  locales: z.record(z.string(), z.array(z.string())).default({}),
  hashLists: z.array(z.string()).default([]),
});

/** The built shell as the page needs it: files of the first load, of each library, and all hashes. */
export interface ShellAssets {
  readonly entry: readonly string[];
  readonly bootstrap: readonly string[];
  /** What a door's document runs first, and what takes it over. */
  readonly doorEntry: readonly string[];
  readonly door: readonly string[];
  /** What loads remotes; comes with the first of them. */
  readonly remotes: readonly string[];
  /** Shared library to the files that bring it. */
  readonly provided: Readonly<Record<string, readonly string[]>>;
  /** Language to the files of the shell's own texts. */
  readonly locales: Readonly<Record<string, readonly string[]>>;
  /** The hashes of files that no page's HTML names; the shell brings them before the first of these files. */
  readonly hashLists: readonly string[];
  /** File to its hash. */
  readonly hashes: Readonly<Record<string, string>>;
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

// A build that is seen a moment later hurts nobody; a look at the disk for each page costs as much as a statement.
const LOOK_MILLISECONDS = 100;

/** Reads the built shell, and again after a new build; undefined while there is none. */
export const shellAssetsReader = (folder: string): (() => Promise<ShellAssets | undefined>) => {
  let known: { at: number; assets: ShellAssets } | undefined;
  let looked = -Infinity;
  return async () => {
    if (known && performance.now() - looked < LOOK_MILLISECONDS) return known.assets;
    looked = performance.now();
    const file = path.join(folder, 'integrity.json');
    const at = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (at === undefined) return undefined;
    if (known?.at === at) return known.assets;
    const hashes = z.record(z.string(), z.string()).parse(await readJson(file));
    const assets = assetsFile.parse(await readJson(path.join(folder, 'assets.json')));
    known = { at, assets: { ...assets, hashes } };
    return known.assets;
  };
};
