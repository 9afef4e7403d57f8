import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

// What is left out here, a server compresses each time that it takes the build in.
const SHRINKS = /\.(m?js|css|json|svg)$/;
const LEAST_BYTES = 512;
const SLOW_ABOVE = 4_000_000;

/** Writes a Brotli form beside each file that shrinks, so that the server never compresses. */
export const compressFolder = async (folder: string): Promise<void> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => SHRINKS.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      if (bytes.byteLength < LEAST_BYTES) return;
      const quality = bytes.byteLength > SLOW_ABOVE ? 9 : 11;
      const small = await compress(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_LGWIN]: 24,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      });
      if (small.byteLength < bytes.byteLength) await writeFile(join(folder, `${name}.br`), small);
    }),
  );
};
