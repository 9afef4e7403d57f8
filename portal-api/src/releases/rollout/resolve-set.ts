import type { ReleaseSet, ResolvedRemote } from '@portal/shared-contracts/remote';
import { isInCanary } from '../store/bucket.ts';
import { isAddress, type PreviewBuild } from '../preview/preview-builds.ts';
import type { HeldBack, Release, RemoteEntry, SiteChoice } from '../store/releases.types.ts';
import { fits, isUsable, resolveRemote } from './resolve-remote.ts';
import { withoutBackOffice } from './without-back-office.ts';

/** For whom a set is resolved. */
export interface ResolveRequest {
  readonly siteId: string;
  /** The site's own switches; a remote that is missing here is on. */
  readonly enabled: Readonly<Record<string, boolean | undefined>>;
  /** Random id of the device; the only thing beside the remote that decides about a canary. */
  readonly device: string;
  /** Contract version of the shell that asks. */
  readonly contracts: string;
  /** Whether an admin asks: nobody else learns of the pages of the back office. */
  readonly isAdmin?: boolean;
  /** Releases that a valid preview link asks for, and until when. */
  readonly preview?: {
    readonly releases: Readonly<Record<string, string>>;
    /** Those of them that lie on other origins and could be read. */
    readonly elsewhere: Readonly<Record<string, PreviewBuild>>;
    readonly expiresAt: string;
  };
}

/** A resolved set with what was held back, before it is signed. */
export interface ResolvedSet {
  readonly set: ReleaseSet;
  readonly heldBack: readonly HeldBack[];
}

/** What the registry holds at one of its numbers. */
export interface RegistryState {
  readonly sequence: number;
  readonly entries: readonly RemoteEntry[];
  readonly choices: ReadonlyMap<string, ReadonlyMap<string, SiteChoice>>;
}

/** What holds for a remote about which a site decided nothing. */
export const defaultChoice: SiteChoice = { isOn: true, pinned: undefined, channel: 'stable' };

const address = (
  release: Release,
): Pick<ResolvedRemote, 'release' | 'base' | 'container' | 'integrity'> => ({
  release: release.version,
  base: `/remotes/${release.remote}/${release.version}/`,
  container: release.container,
  integrity: release.files['remoteEntry.js'] ?? '',
});

const previewed = (entry: RemoteEntry, request: ResolveRequest): Release | undefined => {
  const version = request.preview?.releases[entry.remote];
  return entry.releases.find((release) => release.version === version && isUsable(release));
};

const addressed = (release: Release | undefined): PreviewBuild | undefined =>
  release && { ...address(release), manifest: release.manifest };

const previewedElsewhere = (
  { remote }: RemoteEntry,
  { preview, contracts }: ResolveRequest,
): PreviewBuild | undefined => {
  const build = preview?.elsewhere[remote];
  return build && fits(build.manifest, contracts) ? build : undefined;
};

const resolveEntry = (
  entry: RemoteEntry,
  choice: SiteChoice,
  request: ResolveRequest,
): { remote: ResolvedRemote | undefined; heldBack: HeldBack | undefined } => {
  const inCanary = isInCanary(request.device, entry.remote, entry.canary?.percent ?? 0);
  const { release, channel, previous, heldBack } = resolveRemote(
    entry,
    choice,
    inCanary,
    request.contracts,
  );
  const elsewhere = previewedElsewhere(entry, request);
  const preview = elsewhere ?? addressed(previewed(entry, request));
  const shown = preview ?? addressed(release);
  if (!shown) return { remote: undefined, heldBack };
  // A broken preview falls back to what is released.
  const behind = preview && release ? [release, ...previous].slice(0, 3) : previous;
  return {
    remote: {
      ...shown,
      channel: preview ? 'preview' : channel,
      previous: behind.map(address),
    },
    heldBack,
  };
};

const originsOf = (remotes: readonly ResolvedRemote[]): string[] => [
  ...new Set(remotes.flatMap(({ base }) => (isAddress(base) ? [new URL(base).origin] : []))),
];

const isOn = (entry: RemoteEntry, choice: SiteChoice, request: ResolveRequest): boolean =>
  choice.isOn && request.enabled[entry.remote] !== false;

/** What a page of one site and one device may run in this state of the registry. */
export const resolveSet = (
  state: RegistryState,
  request: ResolveRequest,
  now: Date,
): ResolvedSet => {
  const choices = state.choices.get(request.siteId);
  const results = state.entries.flatMap((entry) => {
    const choice = choices?.get(entry.remote) ?? defaultChoice;
    return isOn(entry, choice, request) ? [resolveEntry(entry, choice, request)] : [];
  });
  const remotes = results
    .flatMap(({ remote }) => remote ?? [])
    .map((remote) => (request.isAdmin ? remote : withoutBackOffice(remote)));
  // All that were asked for: one that is not there as asked is one that failed.
  const preview = request.preview && {
    expiresAt: request.preview.expiresAt,
    remotes: remotes
      .map(({ manifest }) => manifest.name)
      .filter((name) => request.preview?.releases[name] !== undefined),
  };
  return {
    set: {
      site: request.siteId,
      sequence: state.sequence,
      issuedAt: now.toISOString(),
      contracts: request.contracts,
      origins: originsOf(remotes),
      remotes,
      ...(preview ? { preview } : {}),
    },
    heldBack: results.flatMap(({ heldBack }) => heldBack ?? []),
  };
};
