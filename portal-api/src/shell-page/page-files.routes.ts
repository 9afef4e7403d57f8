import { listPageFiles } from '@portal/shared-contracts/remote';
import { bindEndpoint } from '../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../http/portal-app.ts';
import type { ReleaseStore } from '../releases/store/release-store.ts';
import { pagePreloads, releaseFilesReader, withoutDoubles } from './preload.ts';
import type { ShellAssets } from './shell-assets.ts';

// Somebody who points at every entry of the menu, over and over, stays below it.
const READS = { max: 240, seconds: 60 };

/** Names the files of a page that somebody points at. */
export const registerPageFiles = (
  app: PortalApp,
  store: ReleaseStore,
  readAssets: () => Promise<ShellAssets | undefined>,
): void => {
  const readFiles = releaseFilesReader(store);
  bindEndpoint(app, listPageFiles, async ({ remote, release, page, language }, ctx) => {
    await ctx.limit(`page-files:${ctx.network}`, READS);
    const [assets, files] = await Promise.all([readAssets(), readFiles(remote, release)]);
    if (!assets || !files?.parts.pages[page]) return { status: true, files: [] };
    const base = `/remotes/${remote}/${release}/`;
    return {
      status: true,
      files: withoutDoubles(pagePreloads(assets, { base, files, key: page, language })),
    };
  });
};
