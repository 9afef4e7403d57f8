import type { ReleaseSet, ResolvedRemote, SignedReleaseSet } from '@portal/shared-contracts/remote';
import type { Database } from '../../database/database.ts';
import { isInCanary } from './bucket.ts';
import { isAddress, type PreviewBuild } from './preview-builds.ts';
import { readRegistry, readSequence } from './registry.repository.ts';
import { readSiteChoices } from './site-choices.repository.ts';
import { noteShell } from './site-shells.repository.ts';
import type { HeldBack, Release, RemoteEntry, SiteChoice } from './releases.types.ts';
import { fits, resolveRemote } from './resolve-remote.ts';
import { signPayload, type SigningKey } from './signing.ts';

/** For whom a set is resolved. */
export interface ResolveRequest {
  readonly siteId: string;
  /** The site's own switches; a remote that is missing here is on. */
  readonly enabled: Readonly<Record<string, boolean | undefined>>;
  /** Random id of the device; the only thing beside the remote that decides about a canary. */
  readonly device: string;
  /** Contract version of the shell that asks. */
  readonly contracts: string;
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

/** A set with its signed form. */
export interface SignedSet {
  readonly set: ReleaseSet;
  readonly signed: SignedReleaseSet;
}

/** Answers which releases a page may run. */
export interface Registry {
  resolve(request: ResolveRequest): Promise<ResolvedSet>;
  /** The set as it travels, and as it reads. */
  resolveSigned(request: ResolveRequest): Promise<SignedSet>;
  readonly key: { readonly keyId: string; readonly publicKey: string };
}

interface Snapshot {
  readonly sequence: number;
  readonly entries: readonly RemoteEntry[];
  readonly choices: ReadonlyMap<string, ReadonlyMap<string, SiteChoice>>;
  /** Sets signed for this state of the registry. */
  readonly signed: Map<string, SignedSet>;
}

/** Most different sets kept signed; beyond that the next state of the registry starts afresh. */
const mostSigned = 500;

const defaultChoice: SiteChoice = { isOn: true, pinned: undefined, channel: 'stable' };

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
  return entry.releases.find((release) => release.version === version && !release.pruned);
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

function resolveEntry(
  entry: RemoteEntry,
  choice: SiteChoice,
  request: ResolveRequest,
): { remote: ResolvedRemote | undefined; heldBack: HeldBack | undefined } {
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
}

const originsOf = (remotes: readonly ResolvedRemote[]): string[] => [
  ...new Set(remotes.flatMap(({ base }) => (isAddress(base) ? [new URL(base).origin] : []))),
];

const isOn = (entry: RemoteEntry, choice: SiteChoice, request: ResolveRequest): boolean =>
  choice.isOn && request.enabled[entry.remote] !== false;

/** Makes the registry of one server process. It reads the state anew whenever its number has grown. */
export function createRegistry(tools: {
  readonly db: Database;
  readonly key: SigningKey;
  readonly now: () => Date;
}): Registry {
  let snapshot: Snapshot | undefined;
  const noted = new Map<string, string>();

  const current = async (): Promise<Snapshot> => {
    const sequence = await readSequence(tools.db);
    if (snapshot?.sequence === sequence) return snapshot;
    const [entries, choices] = [await readRegistry(tools.db), await readSiteChoices(tools.db)];
    snapshot = { sequence, entries, choices, signed: new Map() };
    return snapshot;
  };

  const noteShellOnce = async ({ siteId, contracts }: ResolveRequest): Promise<void> => {
    const day = tools.now().toISOString().slice(0, 10);
    const key = `${siteId} ${contracts}`;
    if (noted.get(key) === day) return;
    noted.set(key, day);
    await noteShell(tools.db, siteId, contracts, day);
  };

  const resolveIn = (state: Snapshot, request: ResolveRequest): ResolvedSet => {
    const choices = state.choices.get(request.siteId);
    const results = state.entries.flatMap((entry) => {
      const choice = choices?.get(entry.remote) ?? defaultChoice;
      return isOn(entry, choice, request) ? [resolveEntry(entry, choice, request)] : [];
    });
    const remotes = results.flatMap(({ remote }) => remote ?? []);
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
        issuedAt: tools.now().toISOString(),
        contracts: request.contracts,
        origins: originsOf(remotes),
        remotes,
        ...(preview ? { preview } : {}),
      },
      heldBack: results.flatMap(({ heldBack }) => heldBack ?? []),
    };
  };

  return {
    key: { keyId: tools.key.keyId, publicKey: tools.key.publicKey },
    async resolve(request) {
      await noteShellOnce(request);
      return resolveIn(await current(), request);
    },
    async resolveSigned(request) {
      await noteShellOnce(request);
      const state = await current();
      const cacheKey = cacheKeyOf(state, request);
      const known = state.signed.get(cacheKey);
      if (known) return known;
      const { set } = resolveIn(state, request);
      const signed = { set, signed: signPayload(JSON.stringify(set), tools.key) };
      if (state.signed.size >= mostSigned) state.signed.clear();
      state.signed.set(cacheKey, signed);
      return signed;
    },
  };
}

/** Devices on the same sides of every canary share one signed set. */
function cacheKeyOf(state: Snapshot, request: ResolveRequest): string {
  const sides = state.entries
    .map((entry) => isInCanary(request.device, entry.remote, entry.canary?.percent ?? 0))
    .map(Number)
    .join('');
  return JSON.stringify([
    request.siteId,
    request.contracts,
    request.enabled,
    request.preview,
    sides,
  ]);
}
