import type { ReleaseAddress, ResolvedRemote } from '@portal/shared-contracts/remote';
import type { GoodReleases } from './good-releases.ts';

/** One try to load a part. */
export interface Attempt {
  readonly address: ReleaseAddress;
  /** After this long the next try starts; this one may still win. */
  readonly patience: number;
}

// Together less than the five seconds after which a person must see something.
const FIRST_PATIENCE = 2_200;
const FRESH_PATIENCE = 1_400;
const EARLIER_PATIENCE = 1_000;

/** The current release, the same once more with fresh files, then the earlier one that worked here. */
export const planAttempts = (
  remote: ResolvedRemote,
  good: GoodReleases,
  fallback: string | undefined,
): Attempt[] => {
  const earlier = remote.previous.filter(({ release }) => good.has(remote.manifest.name, release));
  const chosen = earlier.find(({ release }) => release === fallback);
  const current: ReleaseAddress = chosen ?? remote;
  const next = earlier.find(({ release }) => release !== current.release);
  return [
    { address: current, patience: FIRST_PATIENCE },
    { address: current, patience: FRESH_PATIENCE },
    ...(next ? [{ address: next, patience: EARLIER_PATIENCE }] : []),
  ];
};
