import { parseArgs } from 'node:util';
import type { Network } from './network.ts';
import { loadPages } from './pages.ts';

/** Which part of the benchmark runs; all of it without options. */
export interface LoadParts {
  readonly pages: readonly (typeof loadPages)[number][];
  readonly networks: readonly Network[];
  /** Second visits and the ways to remotes, which no single page asks for. */
  readonly isWhole: boolean;
}

const chosen = <T extends { readonly name: string }>(
  what: string,
  all: readonly T[],
  names: string | undefined,
): readonly T[] =>
  (names?.split(',') ?? []).map((name) => {
    const found = all.find((one) => one.name === name.trim());
    if (found) return found;
    throw new Error(`No ${what} ${name}: ${all.map((one) => one.name).join(', ')}`);
  });

/** Reads `--only "order detail,review"` and `--network "slow 4G"`. */
export const loadParts = (networks: readonly Network[], args: readonly string[]): LoadParts => {
  const options = { only: { type: 'string' }, network: { type: 'string' } } as const;
  const { only, network } = parseArgs({ args: [...args], options }).values;
  return {
    pages: only === undefined ? loadPages : chosen('page', loadPages, only),
    networks: network === undefined ? networks : chosen('network', networks, network),
    isWhole: only === undefined && network === undefined,
  };
};
