import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { workspaceRoot } from '../workspace.ts';
import { AssetTrustPlugin } from './trust/asset-trust-plugin.ts';
import { baseConfig } from './base-config.ts';
import { IntegrityPlugin, SHELL_HASH } from './trust/integrity-plugin.ts';
import { ShellAssetsPlugin } from './shell-assets-plugin.ts';

/**
 * The same sources as one plain build: every remote a lazy part, no federation. Benchmarks compare the
 * portal with it; it is never shipped.
 *
 * @param source Module that takes the place of the shell's federated source of remotes.
 */
export const monolithConfig = (source: string, output: string): Configuration => {
  const base = baseConfig(join(workspaceRoot, 'host-shell'), 'production');
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, path: output, publicPath: '/shell/', uniqueName: 'portal_monolith' },
    optimization: { ...base.optimization, splitChunks: { chunks: 'all' } },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/federation-source\.ts$/, source),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
      }),
      // The same way of loading as the shell's, so that the page's preloads fit.
      new AssetTrustPlugin({ algorithm: SHELL_HASH, isInHtml: true }),
      new ShellAssetsPlugin(),
      new IntegrityPlugin(SHELL_HASH),
    ],
  };
};
