import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@portal/shared-contracts';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { AssetTrustPlugin } from '../webpack/trust/asset-trust-plugin.ts';

const { resolve: resolveHere } = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));

/** Each file is stripped of its types, and each component is noted under its name, so that it can be replaced. */
const sources = {
  test: /\.tsx?$/,
  use: {
    loader: resolveHere('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        // The page's own `react/jsx-runtime` is shared; the form for development would come as a second copy of it.
        transform: { react: { runtime: 'automatic', refresh: true, development: false } },
      },
    },
  },
};

const styles = {
  test: /\.css$/,
  use: [MiniCssExtractPlugin.loader, resolveHere('css-loader')],
  sideEffects: true,
};

const texts = (root: string) => ({
  resource: join(root, 'src/remote.ts'),
  enforce: 'post' as const,
  loader: join(here, 'hot-texts-loader.cjs'),
  options: { languages },
});

// Changed files are asked for again under their names and come without hashes: both hold for this command alone.
const isReplaced = (plugin: unknown): boolean =>
  plugin instanceof AssetTrustPlugin || plugin instanceof MiniCssExtractPlugin;

const assetsOf = (config: Configuration): NonNullable<Configuration['module']>['rules'] =>
  (config.module?.rules ?? []).filter(
    (rule) => typeof rule === 'object' && rule !== null && rule.type === 'asset',
  );

const RUNTIME = join(here, 'refresh-runtime.cjs');

/** Whoever asks for the refresh runtime gets the one of the page. */
const toPageRuntime = (found: { createData?: { resource?: string } }): void => {
  if (found.createData) found.createData.resource = RUNTIME;
};

/** The configuration of a remote whose code, styles and texts are replaced in the open page. */
export const hotConfig = (config: Configuration, root: string): Configuration => ({
  ...config,
  watch: false,
  // Some editors empty a file before they write it: half of a save is not built.
  watchOptions: { aggregateTimeout: 100 },
  cache: { type: 'memory' },
  // A page that is behind asks for earlier changes, so none is deleted while it may.
  output: { ...config.output, clean: false, filename: '[name].js', chunkFilename: '[name].js' },
  optimization: {
    ...config.optimization,
    moduleIds: 'named',
    chunkIds: 'named',
    // The page goes from the last sound build to the next one; a broken one between them would end in a fresh page.
    emitOnErrors: false,
  },
  module: { rules: [sources, styles, texts(root), ...(assetsOf(config) ?? [])] },
  resolve: {
    ...config.resolve,
    // The query makes it a module beside the one that is replaced.
    alias: {
      'refresh-runtime-of-the-library$': `${resolveHere('react-refresh/runtime')}?own`,
    },
  },
  plugins: [
    ...(config.plugins ?? []).filter((plugin) => !isReplaced(plugin)),
    new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
    new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, RUNTIME] }),
    new webpack.NormalModuleReplacementPlugin(/react-refresh\/runtime\.js$/, toPageRuntime),
  ],
});

/** How the changes reach the page: as a stream, because its policy lets a site's inspector fetch from this machine. */
export const hotServer = (port: number): DevServer => ({
  host: '127.0.0.1',
  port,
  allowedHosts: 'all',
  headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
  hot: true,
  liveReload: true,
  webSocketServer: 'sse',
  client: {
    overlay: {
      errors: true,
      warnings: false,
      runtimeErrors: false,
      // The page's policy knows this name where developers' own servers are allowed.
      trustedTypesPolicyName: 'portal-own-server',
    },
    webSocketURL: { protocol: 'http', hostname: '127.0.0.1', port },
    logging: 'warn',
  },
  devMiddleware: { writeToDisk: true },
});
