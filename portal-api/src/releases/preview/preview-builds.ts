import {
  remoteManifest,
  type ReleaseAddress,
  type RemoteManifest,
} from '@portal/shared-contracts/remote';
import { z } from 'zod';

/** A build that lies on another origin and was never published here. */
export interface PreviewBuild extends ReleaseAddress {
  readonly manifest: RemoteManifest;
}

/** Reads builds of other origins. */
export interface PreviewBuilds {
  /** The build of a remote under an address, or undefined when there is none that can be used. */
  read(remote: string, base: string): Promise<PreviewBuild | undefined>;
  /** Asks again at the next page load. */
  forget(): void;
}

const federation = z.object({ metaData: z.object({ globalName: z.string().regex(/^\w+$/) }) });
const hashes = z.object({ 'remoteEntry.js': z.string().regex(/^sha384-[A-Za-z0-9+/=]{64}$/) });

const PATIENCE = 3_000;
const FRESH = 30_000;
const MOST_KNOWN = 100;

/** Whether a preview names an address instead of a version. */
export const isAddress = (wanted: string): boolean => /^https?:\/\//.test(wanted);

/** The folder of a build as an address ending in a slash, or undefined when it is none. */
export const buildAddress = (text: string): { base: string; origin: string } | undefined => {
  const url = isAddress(text) ? URL.parse(text) : null;
  if (!url || url.username !== '' || url.search !== '' || url.hash !== '') return undefined;
  return { base: `${url.origin}${url.pathname.replace(/\/*$/, '/')}`, origin: url.origin };
};

const readBuildAt = async (
  remote: string,
  base: string,
  get: typeof fetch,
): Promise<PreviewBuild | undefined> => {
  const json = async (file: string): Promise<unknown> => {
    const reply = await get(`${base}${file}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!reply.ok) throw new Error(`${file} answers ${reply.status}`);
    return reply.json();
  };
  const [manifest, container, integrity] = await Promise.all([
    json('remote.json').then((value) => remoteManifest.parse(value)),
    json('mf-manifest.json').then((value) => federation.parse(value)),
    json('integrity.json').then((value) => hashes.parse(value)),
  ]);
  if (manifest.name !== remote) return undefined;
  return {
    release: `${manifest.version} at ${new URL(base).host}`,
    base,
    container: container.metaData.globalName,
    integrity: integrity['remoteEntry.js'],
    manifest,
  };
};

/** A reader that asks the other origin once in half a minute, whatever the number of page loads. */
export const createPreviewBuilds = (get: typeof fetch = fetch): PreviewBuilds => {
  const known = new Map<string, { at: number; build: Promise<PreviewBuild | undefined> }>();
  return {
    read: (remote, base) => {
      const key = `${remote} ${base}`;
      const before = known.get(key);
      if (before && performance.now() - before.at < FRESH) return before.build;
      // A build that cannot be read is no reason to show no page.
      const build = readBuildAt(remote, base, get).catch(() => undefined);
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(key, { at: performance.now(), build });
      return build;
    },
    forget: () => known.clear(),
  };
};
