import {
  remoteManifest,
  type ReleaseSet,
  type ResolvedRemote,
} from '@portal/shared-contracts/remote';
import { z } from '@portal/shared-contracts/schema';
import { tabStorage } from '@portal/shared-contracts/storage';

/** Remote to the address of a developer's own server. */
export type Overrides = Readonly<Record<string, string>>;

const STORAGE_KEY = 'portal.overrides';
const stored = z.record(z.string(), z.string());
const federation = z.object({ metaData: z.object({ globalName: z.string().regex(/^\w+$/) }) });
const hashes = z.record(z.string(), z.string());

/** The address with a slash at its end, or nothing when it is not on this very machine. */
export const loopbackBase = (address: string): string | undefined => {
  const url = URL.parse(address);
  if (!url || !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)) return undefined;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  return `${url.origin}${url.pathname.replace(/\/*$/, '/')}`;
};

/** The overrides of this tab. */
export const readOverrides = (storage: Storage = tabStorage): Overrides => {
  try {
    return stored.parse(JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return {};
  }
};

/** Remembers the overrides for this tab only. */
export const writeOverrides = (overrides: Overrides, storage: Storage = tabStorage): void => {
  if (Object.keys(overrides).length === 0) storage.removeItem(STORAGE_KEY);
  else storage.setItem(STORAGE_KEY, JSON.stringify(overrides));
};

const HASH_PREFIX = '#own-servers:';

/** Takes overrides out of an address such as `/#own-servers:mfe-orders=http://127.0.0.1:4201/`. */
export const overridesInHash = (hash: string): Overrides | undefined => {
  if (!hash.startsWith(HASH_PREFIX)) return undefined;
  return Object.fromEntries(new URLSearchParams(hash.slice(HASH_PREFIX.length)));
};

/** Brings one JSON document, or throws. */
export type FetchJson = (url: string) => Promise<unknown>;

const ownServer = async (base: string, fetchJson: FetchJson): Promise<ResolvedRemote> => {
  const [manifest, container, integrity] = await Promise.all([
    fetchJson(`${base}remote.json`).then((json) => remoteManifest.parse(json)),
    fetchJson(`${base}mf-manifest.json`).then((json) => federation.parse(json)),
    fetchJson(`${base}integrity.json`).then((json) => hashes.parse(json)),
  ]);
  return {
    release: `${manifest.version} at ${new URL(base).host}`,
    base,
    container: container.metaData.globalName,
    integrity: integrity['remoteEntry.js'] ?? '',
    channel: 'preview',
    manifest,
    previous: [],
  };
};

/** A set in which the named remotes come from a developer's own server; one that does not answer stays released. */
export const withOverrides = async (
  set: ReleaseSet,
  overrides: Overrides,
  fetchJson: FetchJson,
): Promise<{ set: ReleaseSet; failed: readonly string[] }> => {
  const failed: string[] = [];
  const wanted = Object.entries(overrides);
  if (wanted.length === 0) return { set, failed };
  const own = new Map<string, ResolvedRemote>();
  await Promise.all(
    wanted.map(async ([name, address]) => {
      const base = loopbackBase(address);
      try {
        if (!base) throw new Error(`${address} is not on this machine`);
        const remote = await ownServer(base, fetchJson);
        if (remote.manifest.name !== name)
          throw new Error(`${address} serves ${remote.manifest.name}`);
        own.set(name, remote);
      } catch (error) {
        console.warn(`The override of ${name} is not used`, error);
        failed.push(name);
      }
    }),
  );
  const released = set.remotes.filter(({ manifest }) => !own.has(manifest.name));
  return { set: { ...set, remotes: [...released, ...own.values()] }, failed };
};
