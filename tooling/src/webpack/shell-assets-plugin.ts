import webpack from 'webpack';
import { sharedKeysOf } from './shared-keys.ts';

/** Name of the file that tells the server which of the shell's files a page needs. */
export const SHELL_ASSETS_FILE = 'assets.json';

interface ProvidedModule extends webpack.Module {
  readonly _name?: string;
}

/** Emits the files of the first load, in order, those of each language and of each shared library. */
export class ShellAssetsPlugin {
  /** Reads the entry, the chunks that `./bootstrap` pulls in and the chunks of each provided library. */
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ShellAssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ShellAssetsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          compilation.emitAsset(
            SHELL_ASSETS_FILE,
            new webpack.sources.RawSource(`${JSON.stringify(shellAssets(compilation), null, 2)}\n`),
          );
        },
      );
    });
  }
}

const codeOnly = (files: readonly string[]): string[] =>
  files.filter((file) => /\.(js|css)$/.test(file));

const providedFiles = (compilation: webpack.Compilation): Map<string, PartOfLibrary> => {
  const found = new Map<string, PartOfLibrary>();
  for (const module of compilation.modules as Iterable<ProvidedModule>) {
    if (module.type !== 'provide-module' || module._name === undefined) continue;
    const groups = module.blocks.flatMap(
      (block) => compilation.chunkGraph.getBlockChunkGroup(block) ?? [],
    );
    found.set(module._name, {
      files: codeOnly(groups.flatMap((group) => group.getFiles())),
      shared: sharedKeysOf(
        compilation,
        groups.flatMap((group) => group.chunks),
      ),
    });
  }
  return found;
};

interface PartOfLibrary {
  readonly files: readonly string[];
  /** Libraries that this one asks for in turn. */
  readonly shared: readonly string[];
}

const withDependencies = (
  keys: readonly string[],
  provided: ReadonlyMap<string, PartOfLibrary>,
): string[] => {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of provided.get(key)?.shared ?? []) visit(next);
  };
  keys.forEach(visit);
  return [...new Set([...seen].flatMap((key) => provided.get(key)?.files ?? []))];
};

/** A module with the texts of one language: of the shell, of shared-ui or of antd's components. */
const TEXT_MODULE =
  /[\\/](?:(?:host-shell|shared-ui)[\\/]src[\\/]locales[\\/](\w\w)\.json|antd[\\/]es[\\/]locale[\\/](\w\w)_\w\w\.js)$/;

/** Language to the files that a page in it fetches beside the first ones. */
const textFiles = (
  compilation: webpack.Compilation,
  known: readonly string[],
): Record<string, string[]> => {
  const files: Record<string, string[]> = {};
  for (const module of compilation.modules) {
    const [, own, ofAntd] = TEXT_MODULE.exec(module.nameForCondition() ?? '') ?? [];
    const language = own ?? ofAntd;
    if (!language) continue;
    const chunks = compilation.chunkGraph.getModuleChunks(module);
    const all = codeOnly(chunks.flatMap((chunk) => [...chunk.files]));
    const fresh = all.filter((file) => !known.includes(file));
    files[language] = [...new Set([...(files[language] ?? []), ...fresh])].sort();
  }
  return files;
};

const shellAssets = (compilation: webpack.Compilation): Record<string, unknown> => {
  const provided = providedFiles(compilation);
  const bootstrap = compilation.namedChunkGroups.get('bootstrap');
  const needed = withDependencies(sharedKeysOf(compilation, bootstrap?.chunks ?? []), provided);
  const own = codeOnly(bootstrap?.getFiles() ?? []);
  const entry = codeOnly(compilation.entrypoints.get('main')?.getFiles() ?? []);
  const first = [...new Set([...own, ...needed])];
  return {
    entry,
    bootstrap: first,
    locales: textFiles(compilation, [...entry, ...first]),
    provided: Object.fromEntries(
      [...provided.keys()].sort().map((key) => [key, withDependencies([key], provided)]),
    ),
  };
};
