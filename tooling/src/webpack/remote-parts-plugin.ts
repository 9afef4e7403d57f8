import { join } from 'node:path';
import type { RemoteManifest } from '@portal/shared-contracts/remote';
import webpack from 'webpack';
import { listOf } from './trust/asset-trust-plugin.ts';
import { REMOTE_MANIFEST_FILE } from './manifest-plugin.ts';
import { type partKinds, readRemoteSource } from './read-remote-source.ts';
import { sharedKeysOf } from './shared-keys.ts';

/** Name of the file that lists what each page, slot and language of a remote loads. */
export const REMOTE_PARTS_FILE = 'parts.json';

/** The files and shared libraries that one part needs before it can show anything. */
export interface PartNeeds {
  readonly files: readonly string[];
  readonly shared: readonly string[];
}

type Parts = Record<(typeof partKinds)[number] | 'first', Record<string, PartNeeds>> & {
  readonly remote: PartNeeds;
};

// What a page imports later and may yet show with its first data: a chunk with such a name.
const FIRST = 'first-';

/** Emits `parts.json`, so that the server can name a page's files in the HTML before any code runs. */
export class RemotePartsPlugin {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Follows each lazy import of `src/remote.ts` to the files that it leads to. */
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('RemotePartsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RemotePartsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const parts = withList(compilation, partsOf(compilation, this.#root));
          compilation.emitAsset(
            REMOTE_PARTS_FILE,
            new webpack.sources.RawSource(`${JSON.stringify(parts, null, 2)}\n`),
          );
        },
      );
    });
  }
}

/**
 * The files whose hashes a remote's entry carries itself: of everything but the pages that no customer opens,
 * so that a first visit waits for no list and brings no hash of the back office.
 */
export const firstFiles = (compilation: webpack.Compilation, root: string): string[] => {
  const { remote, pages, slots, locales, first: soon } = partsOf(compilation, root);
  const isFirst = customerPages(compilation);
  const first = Object.entries(pages).filter(([key]) => isFirst(key));
  const parts = [
    remote,
    ...first.map(([, needs]) => needs),
    ...[slots, locales, soon].flatMap((kind) => Object.values(kind)),
  ];
  return parts.flatMap(({ files }) => files);
};

/** The files of every page, and of what leads to them. */
export const filesOfPages = (compilation: webpack.Compilation, root: string): string[] => {
  const { remote, pages } = partsOf(compilation, root);
  return [remote, ...Object.values(pages)].flatMap(({ files }) => files);
};

const customerPages = (compilation: webpack.Compilation): ((key: string) => boolean) => {
  const source = compilation.getAsset(REMOTE_MANIFEST_FILE)?.source.source();
  const { pages } = JSON.parse(String(source ?? '{"pages":[]}')) as Pick<RemoteManifest, 'pages'>;
  const open = pages.filter(({ roles }) => roles === 'public' || roles.includes('user'));
  const keys = new Set(open.map(({ key }) => key));
  return (key) => keys.has(key);
};

// A page whose hashes stand in the list names the list, so that it is on its way with the entry.
const withList = (compilation: webpack.Compilation, parts: Parts): Parts => {
  const lists = [...compilation.chunks].flatMap(listOf);
  const isFirst = customerPages(compilation);
  const pages = Object.entries(parts.pages).map(([key, needs]) => {
    const files = isFirst(key) ? needs.files : [...needs.files, ...lists];
    return [key, { ...needs, files }] as const;
  });
  return { ...parts, pages: Object.fromEntries(pages) };
};

const partsOf = (compilation: webpack.Compilation, root: string): Parts => {
  const file = join(root, 'src/remote.ts');
  const requests = readRemoteSource(file);
  const needs = needsByRequest(compilation, file);
  const ofKind = (kind: (typeof partKinds)[number]): Record<string, PartNeeds> =>
    Object.fromEntries(
      Object.entries(requests[kind]).flatMap(([key, request]) => {
        const found = needs.get(request);
        return found ? [[key, found] as const] : [];
      }),
    );
  return {
    remote: exposedNeeds(compilation),
    pages: ofKind('pages'),
    slots: ofKind('slots'),
    locales: ofKind('locales'),
    first: firstNeeds(compilation),
  };
};

const firstNeeds = (compilation: webpack.Compilation): Record<string, PartNeeds> =>
  Object.fromEntries(
    [...compilation.namedChunkGroups]
      .filter(([name]) => name.startsWith(FIRST))
      .map(([name, group]) => [name.slice(FIRST.length), needsOf(compilation, [group])] as const),
  );

/** The files of the chunks that say by their name that a page shows them with its first data. */
export const filesNamedFirst = (compilation: webpack.Compilation): string[] =>
  Object.values(firstNeeds(compilation)).flatMap(({ files }) => files);

const codeOnly = (files: readonly string[]): string[] =>
  files.filter((file) => /\.(js|css)$/.test(file));

const needsOf = (
  compilation: webpack.Compilation,
  groups: readonly webpack.ChunkGroup[],
): PartNeeds => {
  const files = new Set(groups.flatMap((group) => codeOnly(group.getFiles())));
  const chunks = groups.flatMap((group) => group.chunks);
  return { files: [...files], shared: sharedKeysOf(compilation, chunks) };
};

const needsByRequest = (
  compilation: webpack.Compilation,
  resource: string,
): ReadonlyMap<string, PartNeeds> => {
  const found = new Map<string, PartNeeds>();
  for (const module of compilation.modules) {
    if (module.nameForCondition() !== resource) continue;
    for (const block of module.blocks) {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      const request = block.dependencies
        .map((dependency) => (dependency as { request?: string }).request)
        .find((name) => name !== undefined);
      if (group && request) found.set(request, needsOf(compilation, [group]));
    }
  }
  return found;
};

const exposedNeeds = (compilation: webpack.Compilation): PartNeeds => {
  const groups = [...compilation.chunkGroups].filter(({ name }) =>
    name?.startsWith('__federation_expose'),
  );
  return needsOf(compilation, groups);
};
