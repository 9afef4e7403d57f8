import webpack from 'webpack';
import type { ProvidedRequest } from '../shared-libraries.ts';
import { listOf } from './trust/asset-trust-plugin.ts';

/** Name of the file that tells the server which of the shell's files a page needs. */
export const SHELL_ASSETS_FILE = 'assets.json';

/** The module that lists the provided libraries, each behind a lazy import. */
export const PROVIDED_LIBRARIES = /provided-libraries\.ts$/;

/** Emits the files of the first load, in order, those of the first remote, of each language and of each library. */
export class ShellAssetsPlugin {
  readonly #provided: readonly ProvidedRequest[];

  constructor(provided: readonly ProvidedRequest[] = []) {
    this.#provided = provided;
  }

  /** Reads the entry and the chunks that each lazy import pulls in. */
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ShellAssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ShellAssetsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const assets = shellAssets(compilation, this.#provided);
          compilation.emitAsset(
            SHELL_ASSETS_FILE,
            new webpack.sources.RawSource(`${JSON.stringify(assets, null, 2)}\n`),
          );
        },
      );
    });
  }
}

const codeOnly = (files: readonly string[]): string[] =>
  files.filter((file) => /\.(js|css)$/.test(file));

const requestOf = (block: webpack.AsyncDependenciesBlock): string | undefined =>
  block.dependencies
    .map((dependency) => (dependency as { request?: string }).request)
    .find((request) => request !== undefined);

/** Library to the files that bring it. */
const providedFiles = (
  compilation: webpack.Compilation,
  provided: readonly ProvidedRequest[],
): Record<string, readonly string[]> => {
  const list = [...compilation.modules].find((module) =>
    PROVIDED_LIBRARIES.test(module.nameForCondition() ?? ''),
  );
  const files = new Map(
    (list?.blocks ?? []).map((block) => [
      requestOf(block),
      codeOnly(compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []),
    ]),
  );
  return Object.fromEntries(
    provided
      .map(
        ({ name, requests }) =>
          [name, [...new Set(requests.flatMap((request) => files.get(request) ?? []))]] as const,
      )
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
};

/** A module with the texts of one language: of the shell or of shared-ui. */
const TEXT_MODULE = /[\\/](?:host-shell|shared-ui)[\\/]src[\\/]locales[\\/](\w\w)\.json$/;

/** The language whose texts a module holds; nothing for every other module. */
export const languageOf = (module: webpack.Module): string | undefined =>
  TEXT_MODULE.exec(module.nameForCondition() ?? '')?.[1];

/** Language to the files that a page in it fetches beside the first ones. */
const textFiles = (
  compilation: webpack.Compilation,
  known: readonly string[],
): Record<string, readonly string[]> => {
  const files: Record<string, string[]> = {};
  for (const module of compilation.modules) {
    const language = languageOf(module);
    if (!language) continue;
    const chunks = compilation.chunkGraph.getModuleChunks(module);
    const all = codeOnly(chunks.flatMap((chunk) => [...chunk.files]));
    const fresh = all.filter((file) => !known.includes(file));
    files[language] = [...new Set([...(files[language] ?? []), ...fresh])].sort();
  }
  return files;
};

const shellAssets = (
  compilation: webpack.Compilation,
  provided: readonly ProvidedRequest[],
): Record<string, unknown> => {
  const filesOf = (name: string): string[] =>
    codeOnly(compilation.namedChunkGroups.get(name)?.getFiles() ?? []);
  const entry = filesOf('main');
  const bootstrap = filesOf('bootstrap');
  return {
    entry,
    bootstrap,
    remotes: filesOf('federation'),
    doorEntry: filesOf('door'),
    door: filesOf('door-page'),
    locales: textFiles(compilation, [...entry, ...bootstrap]),
    provided: providedFiles(compilation, provided),
    hashLists: listOf(compilation.namedChunks.get('main')),
  };
};
