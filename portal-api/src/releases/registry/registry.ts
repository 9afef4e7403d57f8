import type { ReleaseSet, SignedReleaseSet } from '@portal/shared-contracts/remote';
import type { Database } from '../../kernel/database.ts';
import { readTogether } from '../../kernel/kept/read-together.ts';
import { isInCanary } from '../store/bucket.ts';
import { listRegistry, getSequence } from '../store/registry.repository.ts';
import {
  type RegistryState,
  type ResolvedSet,
  type ResolveRequest,
  resolveSet,
} from '../rollout/resolve-set.ts';
import { listPreviewRevocations } from '../preview/preview-revocations.repository.ts';
import { type SigningKey, signPayload } from '../store/signing.ts';
import { listSiteChoices } from '../rollout/site-choices.repository.ts';
import { noteShell } from '../rollout/site-shells.repository.ts';

/** A set with its signed form. */
export interface SignedSet {
  readonly set: ReleaseSet;
  readonly signed: SignedReleaseSet;
  /** What its signature is checked with. */
  readonly key: Registry['key'];
}

/** Answers which releases a page may run. */
export interface Registry {
  resolve(request: ResolveRequest): Promise<ResolvedSet>;
  /** The set as it travels, and as it reads. */
  resolveSigned(request: ResolveRequest): Promise<SignedSet>;
  /** Until when a site revoked its preview links. */
  previewsRevoked(siteId: string): Promise<Date | undefined>;
  readonly key: { readonly keyId: string; readonly publicKey: string };
}

interface Snapshot extends RegistryState {
  readonly revoked: ReadonlyMap<string, Date>;
  /** Sets signed for this state of the registry. */
  readonly signed: Map<string, SignedSet>;
}

/** Most different sets kept signed; beyond that the next state of the registry starts afresh. */
const MOST_SIGNED = 500;

/** Makes the registry of one server process. It reads the state anew whenever its number has grown. */
export const createRegistry = (tools: {
  readonly db: Database;
  readonly key: SigningKey;
  readonly now: () => Date;
}): Registry => {
  let snapshot: Snapshot | undefined;
  const noted = new Map<string, string>();
  const key = { keyId: tools.key.keyId, publicKey: tools.key.publicKey };

  const current = readTogether(async (): Promise<Snapshot> => {
    const sequence = await getSequence(tools.db);
    if (snapshot?.sequence === sequence) return snapshot;
    const [entries, choices] = [await listRegistry(tools.db), await listSiteChoices(tools.db)];
    const revoked = await listPreviewRevocations(tools.db);
    snapshot = { sequence, entries, choices, revoked, signed: new Map() };
    return snapshot;
  });

  const noteShellOnce = async ({ siteId, contracts }: ResolveRequest): Promise<void> => {
    const day = tools.now().toISOString().slice(0, 10);
    const key = `${siteId} ${contracts}`;
    if (noted.get(key) === day) return;
    noted.set(key, day);
    await noteShell(tools.db, siteId, contracts, day);
  };

  return {
    key,
    previewsRevoked: async (siteId) => (await current()).revoked.get(siteId),
    resolve: async (request) => {
      await noteShellOnce(request);
      return resolveSet(await current(), request, tools.now());
    },
    resolveSigned: async (request) => {
      await noteShellOnce(request);
      const state = await current();
      const cacheKey = cacheKeyOf(state, request);
      const known = state.signed.get(cacheKey);
      if (known) return known;
      const { set } = resolveSet(state, request, tools.now());
      const signed = { set, key, signed: signPayload(JSON.stringify(set), tools.key) };
      if (state.signed.size >= MOST_SIGNED) state.signed.clear();
      state.signed.set(cacheKey, signed);
      return signed;
    },
  };
};

/** Devices on the same sides of every canary share one signed set. */
const cacheKeyOf = (state: Snapshot, request: ResolveRequest): string => {
  const sides = state.entries
    .map((entry) => isInCanary(request.device, entry.remote, entry.canary?.percent ?? 0))
    .map(Number)
    .join('');
  return JSON.stringify([
    request.siteId,
    request.contracts,
    request.enabled,
    request.preview,
    request.isAdmin === true,
    sides,
  ]);
};
