import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

/** Name of the file that holds a remote's manifest beside its build. */
export const REMOTE_MANIFEST_FILE = 'remote.json';

/** Loads `src/manifest.ts` of a remote and checks it; throws with the reasons when it is wrong. */
export const readManifest = async (root: string): Promise<unknown> => {
  const { remoteManifest } = await import('@portal/shared-contracts/remote');
  // A watcher builds the same file again, so each import needs a fresh address.
  const url = `${pathToFileURL(join(root, 'src/manifest.ts')).href}?at=${Date.now()}`;
  const { manifest } = (await import(url)) as { manifest?: unknown };
  const checked = remoteManifest.safeParse(manifest);
  if (!checked.success) throw new Error(`src/manifest.ts is wrong: ${checked.error.message}`);
  return checked.data;
};

/** Emits the checked manifest as `remote.json`, so that the shell knows a remote without running it. */
export class RemoteManifestPlugin {
  readonly #root: string;
  readonly #version: string;

  constructor(root: string, version: string) {
    this.#root = root;
    this.#version = version;
  }

  /** Adds the manifest to the files of the build and watches its source. */
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      compilation.fileDependencies.add(join(this.#root, 'src/manifest.ts'));
      compilation.hooks.processAssets.tapPromise(
        {
          name: 'RemoteManifestPlugin',
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL,
        },
        async () => {
          const manifest = {
            ...((await readManifest(this.#root)) as object),
            version: this.#version,
          };
          compilation.emitAsset(
            REMOTE_MANIFEST_FILE,
            new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`),
          );
        },
      );
    });
  }
}
