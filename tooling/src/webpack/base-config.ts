import { packageDirectory } from '../shared-libraries.ts';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';

const { resolve: resolveHere } = createRequire(import.meta.url);

const typescriptRule = {
  test: /\.tsx?$/,
  use: [
    {
      loader: resolveHere('ts-loader'),
      options: {
        // Types are checked by `tsc -b`; here each file is only stripped.
        transpileOnly: true,
        compilerOptions: {
          allowImportingTsExtensions: false,
          composite: false,
          declaration: false,
          emitDeclarationOnly: false,
          incremental: false,
          noEmit: false,
          // Sources of the shared packages lie beside this one.
          rootDir: '/',
          target: 'ES2022',
          module: 'ESNext',
          sourceMap: true,
          tsBuildInfoFile: undefined,
        },
      },
    },
  ],
};

const styleRule = {
  test: /\.css$/,
  use: [MiniCssExtractPlugin.loader, resolveHere('css-loader')],
  sideEffects: true,
};

const libraryRule = {
  test: /[\\/]node_modules[\\/].*\.[cm]?js$/,
  loader: join(import.meta.dirname, 'no-code-from-text-loader.cjs'),
};

// The router's package leads every bundler to the files with warnings for developers.
const productionRouter = (root: string): Record<string, string> => {
  const directory = packageDirectory('react-router', root);
  if (directory === undefined) return {};
  const files = join(directory, 'dist/production');
  return {
    'react-router/dom$': join(files, 'dom-export.mjs'),
    'react-router$': join(files, 'index.mjs'),
  };
};

/** What a build of the shell and a build of a remote have in common. */
export const baseConfig = (root: string, mode: 'development' | 'production'): Configuration => ({
  mode,
  context: root,
  target: ['web', 'es2022'],
  devtool: mode === 'development' ? 'source-map' : 'hidden-source-map',
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    alias: mode === 'production' ? productionRouter(root) : {},
  },
  module: {
    rules: [
      typescriptRule,
      styleRule,
      libraryRule,
      {
        test: /\.(svg|png|jpe?g|webp|woff2?)$/,
        type: 'asset',
        parser: { dataUrlCondition: { maxSize: 2048 } },
      },
    ],
  },
  output: {
    path: join(root, 'dist'),
    clean: true,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    crossOriginLoading: 'anonymous',
    publicPath: 'auto',
    // A module that threw while loading throws again on the next try, instead of being handed out half-made.
    strictModuleExceptionHandling: true,
  },
  optimization: {
    minimize: mode === 'production',
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    minimizer: [
      new TerserPlugin({
        // Unlike esbuild it also drops functions inside of a module that nobody calls.
        minify: TerserPlugin.swcMinify,
        terserOptions: { compress: { passes: 2 }, format: { comments: false } },
        extractComments: false,
      }),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify }),
    ],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
  cache: false,
});

/** Production unless the environment asks for a development build. */
export const buildMode = (): 'development' | 'production' =>
  process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
