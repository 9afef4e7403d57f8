import type { Role } from '@portal/shared-contracts';
import type { ReleaseStore } from '../releases/store/release-store.ts';
import {
  listPreloads,
  localePreloads,
  pagePreloads,
  pagesOf,
  releaseFilesReader,
  shellPreloads,
  switchedOn,
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
  /** For whom; whoever is signed in when missing. */
  readonly role?: Role;
}

/** Names the files of an address. */
export type PagePreloader = (assets: ShellAssets, asked: Asked) => Promise<Preload[]>;

/** Names every file that an address needs, so that all of them are on their way with the page itself. */
export const pagePreloader = (store: ReleaseStore): PagePreloader => {
  const readFiles = releaseFilesReader(store);
  return async (assets, { page, path, language, ...asked }) => {
    // A shell that provides no library brings its pages itself: the plain build of the benchmark.
    const isFederated = Object.keys(assets.provided).length > 0;
    const remotes = isFederated && page ? switchedOn(page.set.remotes, page.website) : [];
    const role = asked.role ?? page?.session?.user.role ?? null;
    const [found] = pagesOf(remotes, path, role);
    const files = found && (await readFiles(found.remote.manifest.name, found.remote.release));
    const ofPage =
      found && files
        ? pagePreloads(assets, { base: found.remote.base, files, key: found.key, language })
        : [];
    const texts = isFederated ? localePreloads(assets, language) : [];
    // Of the shell's own pages and of what surrounds staff, the HTML names no files.
    const lists = found && (role === null || role === 'user') ? [] : listPreloads(assets);
    return withoutDoubles([...shellPreloads(assets), ...texts, ...ofPage, ...lists]);
  };
};
