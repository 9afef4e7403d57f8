import { limits } from '@portal/shared-contracts';
import type { WebsiteConfig } from '@portal/shared-contracts/website';
import type { FoundPage } from '../remotes/manifests/match-page.ts';
import type { StartedRemotes } from '../remotes/start-remotes.ts';
import { resolvePage } from '../routing/resolve-page.ts';
import { useSession } from '../session/session-store.ts';

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The remote's page that an address shows to the person of this moment, if it is one of a remote. */
export const remotePageAt = (
  remotes: StartedRemotes,
  website: WebsiteConfig,
  path: string,
): FoundPage | undefined => {
  const { user } = useSession.getState();
  const resolved = resolvePage({
    path,
    remotes: remotes.set.remotes,
    role: user?.role ?? null,
    rights: user?.admin,
    flag: (name) => website.website_settings[name],
    hasCustomLogin: website.customLoginDomain !== '',
    hasCustomCheckout: website.customCheckout !== null,
    arrival: null,
  });
  return resolved.kind === 'remote' ? resolved.found : undefined;
};

/**
 * Waits for the remote of the requested page, at most as long as the preloader may show (HS-12): the
 * content then appears at once, instead of a frame with a hole in it first.
 */
export const loadFirstPart = async (
  remotes: StartedRemotes,
  website: WebsiteConfig,
  path: string,
): Promise<void> => {
  const found = remotePageAt(remotes, website, path);
  if (!found) return;
  const part = { kind: 'pages', key: found.page.key } as const;
  const loading = remotes.loader.load(found.remote.manifest.name, part);
  await Promise.race([loading, wait(limits.preloader)]);
};
