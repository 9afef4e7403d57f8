import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type webpack from 'webpack';

/** Name of the file that lists the hash of every other file of a build. */
export const INTEGRITY_FILE = 'integrity.json';

/** The value of an `integrity` attribute for these bytes. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Writes `integrity.json` with one sha384 for every emitted file, read back from the disk. */
export class IntegrityPlugin {
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
          async (name) => [name, integrityOf(await readFile(join(directory, name)))] as const,
        ),
      );
      await writeFile(
        join(directory, INTEGRITY_FILE),
        `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`,
      );
    });
  }
}
