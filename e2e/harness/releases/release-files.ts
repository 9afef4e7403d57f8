import type { APIRequestContext } from '@playwright/test';

/** A remote of a page load as the server names it. */
export interface ReleasedRemote {
  readonly name: string;
  readonly title: string;
  readonly release: string;
  readonly base: string;
}

interface Parts {
  readonly remote: { readonly files: readonly string[] };
  readonly pages: Readonly<Record<string, { readonly files: readonly string[] }>>;
}

const isList = (file: string): boolean => file.startsWith('hashes.');

/** The files of one page of a remote by what they are. */
export interface PageFiles {
  readonly entry: readonly string[];
  readonly exposed: readonly string[];
  /** The list of hashes that the page's other files wait for, where the entry holds none of theirs. */
  readonly list: readonly string[];
  readonly chunk: readonly string[];
  readonly style: readonly string[];
}

/** Every kind, in the order in which a page needs them; a style sheet may come with what is exposed. */
export const fileKinds = [
  'entry',
  'exposed',
  'list',
  'style',
  'chunk',
] as const satisfies readonly (keyof PageFiles)[];

/** The remotes that a new page load of this site gets. */
export const releasedRemotes = async (request: APIRequestContext): Promise<ReleasedRemote[]> => {
  const reply = await request.get('/api/website');
  const { data } = (await reply.json()) as { data: { releases: { payload: string } } };
  const { remotes } = JSON.parse(data.releases.payload) as {
    remotes: { release: string; base: string; manifest: { name: string; title: { en: string } } }[];
  };
  return remotes.map(({ release, base, manifest }) => ({
    name: manifest.name,
    title: manifest.title.en,
    release,
    base,
  }));
};

/** The files that one page of a remote loads. */
export const pageFiles = async (
  request: APIRequestContext,
  remote: ReleasedRemote,
  page: string,
): Promise<PageFiles> => {
  const parts = (await (await request.get(`${remote.base}parts.json`)).json()) as Parts;
  const own = parts.pages[page]?.files ?? [];
  return {
    entry: ['remoteEntry.js'],
    exposed: parts.remote.files.filter((file) => file.endsWith('.js')),
    list: own.filter(isList),
    chunk: own.filter((file) => file.endsWith('.js') && !isList(file)),
    style: [...parts.remote.files, ...own].filter((file) => file.endsWith('.css')),
  };
};
