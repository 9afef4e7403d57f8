import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type webpack from 'webpack';

/** Name of the file that lists the hash of every other file of a build. */
export const INTEGRITY_FILE = 'integrity.json';

/** How the files of a build are hashed; a page's preloads serve only what is asked for with the very same hash. */
export type Algorithm = 'sha256' | 'sha384';

/** The hashes of the shell's first files are part of every first visit, and no byte of a hash can be compressed. */
export const SHELL_HASH: Algorithm = 'sha256';

/** The value of an `integrity` attribute for these bytes. */
export const integrityOf = (bytes: Uint8Array, algorithm: Algorithm = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** Writes `integrity.json` with one hash for every emitted file, read back from the disk. */
export class IntegrityPlugin {
  readonly #algorithm: Algorithm;
  constructor(algorithm: Algorithm = 'sha384') {
    this.#algorithm = algorithm;
  }

  /** Runs after the files are written, so that the hashes are those of the bytes that exist. */
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.afterEmit.tapPromise('IntegrityPlugin', async (compilation) => {
      const directory = compilation.outputOptions.path ?? compiler.outputPath;
      const names = compilation
        .getAssets()
        .map((asset) => asset.name)
        .sort();
      const hashes = await Promise.all(
        names.map(
          async (name) =>
            [name, integrityOf(await readFile(join(directory, name)), this.#algorithm)] as const,
        ),
      );
      await writeFile(
        join(directory, INTEGRITY_FILE),
        `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`,
      );
    });
  }
}
