import semver, { SemVer } from 'semver';
import type { HeldBack, Release, RemoteEntry, SiteChoice } from '../store/releases.types.ts';

/** What one site and one device get of one remote. */
export interface Resolution {
  readonly release: Release | undefined;
  readonly channel: 'stable' | 'canary' | 'pinned';
  /** Earlier releases that fit, newest first. */
  readonly previous: readonly Release[];
  readonly heldBack: HeldBack | undefined;
}

/** Newest first: by version number, and by order of publication between builds of one number. */
export const newestFirst = (a: Release, b: Release): number =>
  new SemVer(b.version).compareMain(a.version) || b.sequence - a.sequence;

/** Whether a release works with a shell of this contract version. */
export const fits = (release: Pick<Release, 'contracts'>, shellContracts: string): boolean =>
  semver.satisfies(shellContracts, release.contracts, { includePrerelease: true });

/** Whether a release may still be shown to anybody. */
export const isUsable = (release: Release): boolean => !release.takenBack && !release.pruned;

/** What a site would get if it fitted the shell. */
interface Wanted {
  readonly version: string | undefined;
  readonly channel: Resolution['channel'];
}

const isUsableVersion = (entry: RemoteEntry, version: string | undefined): version is string =>
  entry.releases.some((release) => release.version === version && isUsable(release));

const wantedOf = (entry: RemoteEntry, site: SiteChoice, inCanary: boolean): Wanted => {
  if (isUsableVersion(entry, site.pinned)) return { version: site.pinned, channel: 'pinned' };
  const canary = entry.canary?.version;
  if ((inCanary || site.channel === 'canary') && isUsableVersion(entry, canary))
    return { version: canary, channel: 'canary' };
  return { version: entry.stable?.version, channel: 'stable' };
};

/** Picks the newest release that was live, is not newer than the wanted one, and fits the shell. */
export const resolveRemote = (
  entry: RemoteEntry,
  site: SiteChoice,
  inCanary: boolean,
  shellContracts: string,
): Resolution => {
  const { version, channel } = wantedOf(entry, site, inCanary);
  const wanted = entry.releases.find((release) => release.version === version);
  if (!wanted) return { release: undefined, channel, previous: [], heldBack: undefined };
  const candidates = entry.releases
    .filter((release) => release === wanted || entry.onceLive.has(release.version))
    .filter((release) => isUsable(release) && newestFirst(wanted, release) <= 0)
    .filter((release) => fits(release, shellContracts))
    .toSorted(newestFirst);
  const [release, ...previous] = candidates;
  return {
    release,
    channel,
    previous: previous.slice(0, 3),
    heldBack: release === wanted ? undefined : heldBack(wanted, release, shellContracts),
  };
};

const heldBack = (
  wanted: Release,
  chosen: Release | undefined,
  shellContracts: string,
): HeldBack => {
  const reason = wanted.takenBack
    ? `taken back: ${wanted.takenBack.reason}`
    : `needs contracts ${wanted.contracts}, the shell has ${shellContracts}`;
  return { remote: wanted.remote, wanted: wanted.version, given: chosen?.version, reason };
};
