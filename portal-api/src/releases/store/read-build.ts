import { Refusal } from '@portal/shared-contracts/refusals';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteManifest, type RemoteManifest } from '@portal/shared-contracts/remote';
import { z } from 'zod';
import { checkedBrotli } from './compress.ts';
import { isSafeFile } from './release-store.ts';

/** Files of a build by their names. */
interface BuildFiles {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Compressed forms that the build brought along. */
  readonly compressed: ReadonlyMap<string, Uint8Array>;
}

/** A finished build of a remote, checked and ready to be stored. */
export interface Build extends BuildFiles {
  readonly manifest: RemoteManifest;
  readonly container: string;
  /** File name to sha384. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly digest: string;
}

const federationManifest = z.object({
  metaData: z.object({ globalName: z.string().regex(/^\w+$/) }),
  shared: z.array(
    z.object({
      name: z.string(),
      assets: z.object({ js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }) }),
    }),
  ),
});

const hashes = z.record(z.string(), z.string().regex(/^sha384-/));

/** The value of an `integrity` attribute for these bytes. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Source maps and build statistics help developers and are not part of a release. */
const isShipped = (name: string): boolean =>
  !name.endsWith('.map') && name !== 'mf-manifest-stats.json';

const readJson = async <S extends z.ZodType>(schema: S, file: string): Promise<z.output<S>> =>
  schema.parse(JSON.parse(await readFile(file, 'utf8')));

/** Reads files of a build, each with its compressed form if that holds the same bytes. */
export const readFiles = async (folder: string, names: readonly string[]): Promise<BuildFiles> => {
  const files = new Map<string, Uint8Array>();
  const compressed = new Map<string, Uint8Array>();
  for (const name of names) {
    const bytes = await readFile(path.join(folder, name));
    files.set(name, bytes);
    const brought = await readFile(path.join(folder, `${name}.br`)).catch(() => undefined);
    const small = await checkedBrotli(bytes, brought);
    if (small) compressed.set(name, small);
  }
  return { files, compressed };
};

/**
 * Reads a remote's build folder.
 *
 * @throws Error in plain words when a file is missing, differs from its hash or carries a shared library.
 */
export const readBuild = async (folder: string): Promise<Build> => {
  const listed = await readJson(hashes, path.join(folder, 'integrity.json'));
  const manifest = await readJson(remoteManifest, path.join(folder, 'remote.json'));
  const federation = await readJson(federationManifest, path.join(folder, 'mf-manifest.json'));
  const carried = federation.shared.filter(
    ({ assets }) => assets.js.sync.length + assets.js.async.length > 0,
  );
  if (carried.length > 0)
    throw new Refusal('remote-carries-libraries', {
      remote: manifest.name,
      libraries: carried.map(({ name }) => name).join(', '),
    });
  const names = Object.keys(listed).filter(isShipped).toSorted();
  refuseUnfit(names, manifest);
  const { files, compressed } = await readFiles(folder, names);
  refuseDiffering(files, listed, manifest);
  const shipped = Object.fromEntries(names.map((name) => [name, listed[name] as string]));
  return {
    manifest,
    container: federation.metaData.globalName,
    compressed,
    files: new Map(files).set(
      'integrity.json',
      Buffer.from(`${JSON.stringify(shipped, null, 2)}\n`),
    ),
    hashes: shipped,
    digest: createHash('sha256').update(JSON.stringify(shipped)).digest('hex'),
  };
};

const refuseUnfit = (names: readonly string[], { name, version }: RemoteManifest): void => {
  const unfit = names.find((file) => !isSafeFile(`${name}/${version}/${file}`));
  if (unfit !== undefined) throw new Refusal('build-file-unfit', { remote: name, file: unfit });
};

const refuseDiffering = (
  files: ReadonlyMap<string, Uint8Array>,
  listed: Readonly<Record<string, string>>,
  { name }: RemoteManifest,
): void => {
  for (const [file, bytes] of files)
    if (integrityOf(bytes) !== listed[file])
      throw new Refusal('build-file-differs', { remote: name, file });
};
