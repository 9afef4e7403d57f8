import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

// To optimise one function of this database the engine takes half a gigabyte for a moment and 80 megabytes for good,
// and statements take as long with its first compiler alone.
const WITHOUT_OPTIMISING = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

// All of it is touched at once; the 128 MB that it takes by itself would lie there for rows that fit in a few.
const BUFFERS = ['-c', 'shared_buffers=32MB'];

/** Starts PGlite with no more memory than a small firm needs. */
export const startPglite = (options: PGliteOptions): Promise<PGlite> => {
  for (const flag of WITHOUT_OPTIMISING) setFlagsFromString(flag);
  return PGlite.create({ startParams: [...PGlite.defaultStartParams, ...BUFFERS], ...options });
};
