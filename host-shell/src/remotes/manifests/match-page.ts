import type { RemotePageData, ResolvedRemote } from '@portal/shared-contracts/remote';
import { matchPath } from 'react-router-dom';

/** A page of a remote with the remote that it belongs to. */
export interface FoundPage {
  readonly remote: ResolvedRemote;
  readonly page: RemotePageData;
}

/** Every page of every remote, in the order of the set. */
const allPages = (remotes: readonly ResolvedRemote[]): FoundPage[] =>
  remotes.flatMap((remote) => remote.manifest.pages.map((page) => ({ remote, page })));

const fixedParts = (path: string): number =>
  path.split('/').filter((part) => part !== '' && !part.startsWith(':')).length;

/** The pages that a path names, the most exact pattern first. */
export const matchPages = (remotes: readonly ResolvedRemote[], path: string): FoundPage[] =>
  allPages(remotes)
    .filter(({ page }) => matchPath(page.path, path) !== null)
    .toSorted((a, b) => fixedParts(b.page.path) - fixedParts(a.page.path));
