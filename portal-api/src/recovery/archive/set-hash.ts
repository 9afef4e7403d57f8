import { createHash } from 'node:crypto';

const SPACE = 2n ** 256n;

export const sha256Of = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** A hash over many things in any order: rows come back in another one than they were read. */
export interface SetHash {
  add(thing: string): void;
  readonly count: number;
  readonly hash: string;
}

/** The sum of the things' hashes, so that a doubled, missing or changed one shows. */
export const setHash = (): SetHash => {
  let sum = 0n;
  let count = 0;
  return {
    add: (thing) => {
      sum = (sum + BigInt(`0x${sha256Of(thing)}`)) % SPACE;
      count += 1;
    },
    get count() {
      return count;
    },
    get hash() {
      return sum.toString(16).padStart(64, '0');
    },
  };
};
