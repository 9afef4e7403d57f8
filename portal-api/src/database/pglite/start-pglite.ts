import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

// To optimise a single function of this database, and none can be left out, the engine takes 600 MB and seconds of a
// processor. Without that a start is quicker, short statements take as long and heavy ones up to twice as long.
const WITHOUT_OPTIMISING = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

// All of it is touched at once; the 128 MB that it takes by itself would lie there for rows that fit in a few.
const BUFFERS = ['-c', 'shared_buffers=16MB'];

/** Starts PGlite with no more memory than a small firm needs. */
export const startPglite = (options: PGliteOptions): Promise<PGlite> => {
  for (const flag of WITHOUT_OPTIMISING) setFlagsFromString(flag);
  return PGlite.create({
    initDbStartParams: [...BUFFERS],
    startParams: [...PGlite.defaultStartParams, ...BUFFERS],
    ...options,
  });
};
