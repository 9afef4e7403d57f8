import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import 'webpack-dev-server';
import { providedRequests, sharedForShell } from '../shared-libraries.ts';
import { baseConfig, buildMode } from './base-config.ts';
import { AssetTrustPlugin } from './asset-trust-plugin.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { LoadGroupsPlugin } from './load-groups-plugin.ts';
import { ProvidedNamesPlugin } from './provided-names-plugin.ts';
import { ShellAssetsPlugin } from './shell-assets-plugin.ts';

const here = dirname(fileURLToPath(import.meta.url));

// Components that nearly every page shows.
const COMMON_COMPONENTS =
  /[\\/]antd[\\/]es[\\/](app|alert|avatar|badge|button|card|checkbox|config-provider|dropdown|flex|form|input|menu|modal|space|spin|tag|tooltip|typography)[\\/]index\.js$/;

const federation = (root: string): ModuleFederationPlugin =>
  new ModuleFederationPlugin({
    name: 'portal_shell',
    shared: sharedForShell(root),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    // Entries come by the signed release set, so nothing ever reads a manifest or runs on Node.
    experiments: {
      provideExternalRuntime: true,
      optimization: { disableSnapshot: true, target: 'web' },
    },
  });

const replacements = [
  // Messages of zod never reach a person, so its 50 languages stay away.
  new webpack.NormalModuleReplacementPlugin(/\/locales\/index\.js$/, (request) => {
    if (/[\\/]zod[\\/]/.test(request.context))
      request.request = request.request.replace('index.js', 'en.js');
  }),
  // What hands the runtime to remotes names its CommonJS form; the page would carry both forms.
  new webpack.NormalModuleReplacementPlugin(
    /inject-external-runtime-core-plugin[\\/]dist[\\/]index\.cjs$/,
    (request) => {
      request.request = request.request.replace(/index\.cjs$/, 'index.js');
    },
  ),
];

/** The whole bundler configuration of the shell: it knows no remote and provides every shared library. */
export const hostConfig = (meta: { readonly url: string }): Configuration => {
  const root = dirname(fileURLToPath(meta.url));
  const base = baseConfig(root, buildMode());
  const groups = new LoadGroupsPlugin([
    { name: 'core', isRoot: (file) => file === join(root, 'src/bootstrap.tsx') },
    { name: 'ui', isRoot: (file) => COMMON_COMPONENTS.test(file) },
  ]);
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: {
      ...base.output,
      uniqueName: 'portal_shell',
      publicPath: '/shell/',
      path: process.env['BUILD_OUTPUT'] ?? base.output?.path,
    },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /provided-libraries\.ts$/,
          enforce: 'post',
          loader: join(here, 'provide-shared-loader.cjs'),
          options: { requests: providedRequests(root) },
        },
      ],
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: groups.cacheGroups(),
      },
    },
    plugins: [
      federation(root),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
      }),
      ...replacements,
      groups,
      new ProvidedNamesPlugin(),
      new AssetTrustPlugin(),
      new ShellAssetsPlugin(),
      new IntegrityPlugin(),
    ],
  };
};
