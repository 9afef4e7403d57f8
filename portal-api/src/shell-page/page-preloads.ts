import type { ReleaseStore } from '../releases/registry/release-store.ts';
import {
  localePreloads,
  loginPreloads,
  pagePreloads,
  pagesOf,
  releaseFilesReader,
  shellPreloads,
  withoutDoubles,
  type Preload,
} from './preload.ts';
import type { ShellAssets } from './shell-assets.ts';
import type { SiteOfPage } from './site-of-page.ts';

/** What is asked for, and in which language it will be read. */
interface Asked {
  readonly page: SiteOfPage | undefined;
  readonly path: string;
  readonly language: string;
}

/** Names every file that an address needs, so that all of them are on their way with the page itself. */
export const pagePreloader = (store: ReleaseStore) => {
  const readFiles = releaseFilesReader(store);
  return async (assets: ShellAssets, { page, path, language }: Asked): Promise<Preload[]> => {
    // A shell that provides no library brings its pages itself: the plain build of the benchmark.
    const isFederated = Object.keys(assets.provided).length > 0;
    const remotes = isFederated ? (page?.set.remotes ?? []) : [];
    const role = page?.session?.user.role ?? null;
    const [found] = pagesOf(remotes, path, role);
    const files = found && (await readFiles(found.remote.manifest.name, found.remote.release));
    const ofPage =
      found && files ? pagePreloads(assets, found.remote, files, found.key, language) : [];
    const texts = isFederated ? localePreloads(assets, language) : [];
    const signIn = loginPreloads(assets, path, role);
    return withoutDoubles([...shellPreloads(assets), ...texts, ...signIn, ...ofPage]);
  };
};
