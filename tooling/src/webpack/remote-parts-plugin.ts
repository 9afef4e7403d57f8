import { join } from 'node:path';
import webpack from 'webpack';
import { partKinds, readRemoteSource } from './read-remote-source.ts';
import { sharedKeysOf } from './shared-keys.ts';

/** Name of the file that lists what each page, slot and language of a remote loads. */
export const REMOTE_PARTS_FILE = 'parts.json';

/** The files and shared libraries that one part needs before it can show anything. */
export interface PartNeeds {
  readonly files: readonly string[];
  readonly shared: readonly string[];
}

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
          const parts = this.#parts(compilation);
          compilation.emitAsset(
            REMOTE_PARTS_FILE,
            new webpack.sources.RawSource(`${JSON.stringify(parts, null, 2)}\n`),
          );
        },
      );
    });
  }

  #parts(compilation: webpack.Compilation): Record<string, unknown> {
    const file = join(this.#root, 'src/remote.ts');
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
      ...Object.fromEntries(partKinds.map((kind) => [kind, ofKind(kind)])),
    };
  }
}

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
