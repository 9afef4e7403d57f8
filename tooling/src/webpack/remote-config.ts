import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { sharedForRemote, versionIn } from '../shared-libraries.ts';
import { AssetTrustPlugin } from './trust/asset-trust-plugin.ts';
import { baseConfig, buildMode } from './base-config.ts';
import { CompileOnArrivalPlugin } from './compile-on-arrival-plugin.ts';
import { IntegrityPlugin } from './trust/integrity-plugin.ts';
import { RemoteManifestPlugin } from './manifest-plugin.ts';
import { ProvidedNamesPlugin } from './provided-names-plugin.ts';
import { filesOfPages, firstFiles, RemotePartsPlugin } from './remote-parts-plugin.ts';
import { SameBytesPlugin } from './same-bytes-plugin.ts';

/** The global under which one release of one remote lives; two releases never share one. */
export const containerName = (folder: string, version: string): string =>
  `${folder}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_');

/** One module for each icon, so that a page brings those that it shows. */
export const iconRule = {
  test: /icons\.data\.ts$/,
  enforce: 'pre' as const,
  loader: join(import.meta.dirname, 'loaders/icon-alone-loader.cjs'),
};

/**
 * The whole bundler configuration of a remote.
 *
 * @example
 * ```ts
 * // webpack.config.ts of a remote
 * export default remoteConfig(import.meta);
 * ```
 */
export const remoteConfig = (meta: { readonly url: string }): Configuration => {
  const root = dirname(fileURLToPath(meta.url));
  const version = process.env['RELEASE_VERSION'] ?? versionIn(root);
  const mode = buildMode();
  const base = baseConfig(root, mode);
  const name = containerName(basename(root), version);
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      uniqueName: name,
      path: process.env['BUILD_OUTPUT'] ?? base.output?.path,
    },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), iconRule] },
    optimization: {
      ...base.optimization,
      runtimeChunk: false,
      // A file more costs a first visit more than what two pages share below this.
      splitChunks: { minSize: 30_000 },
    },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.ts' },
        shared: sharedForRemote(root),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: { fileName: 'mf-manifest.json' },
        experiments: { externalRuntime: true },
      }),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
      }),
      new SameBytesPlugin(),
      new ProvidedNamesPlugin(),
      new CompileOnArrivalPlugin((compilation) => filesOfPages(compilation, root)),
      new AssetTrustPlugin({ first: (compilation) => firstFiles(compilation, root) }),
      new RemoteManifestPlugin(root, version),
      new RemotePartsPlugin(root),
      new IntegrityPlugin(),
    ],
  };
};
