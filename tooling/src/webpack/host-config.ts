import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import 'webpack-dev-server';
import { providedLibraries } from '../shared-libraries.ts';
import { baseConfig, buildMode } from './base-config.ts';
import { CompileOnArrivalPlugin, filesOfChunks } from './compile-on-arrival-plugin.ts';
import { filesNamedFirst } from './remote-parts-plugin.ts';
import { AssetTrustPlugin } from './trust/asset-trust-plugin.ts';
import { IntegrityPlugin, SHELL_HASH } from './trust/integrity-plugin.ts';
import { LoadGroupsPlugin } from './load-groups-plugin.ts';
import { ServerBundlePlugin } from './server-bundle-plugin.ts';
import { SameBytesPlugin } from './same-bytes-plugin.ts';
import { languageOf, PROVIDED_LIBRARIES, ShellAssetsPlugin } from './shell-assets-plugin.ts';

const here = dirname(fileURLToPath(import.meta.url));

// The chunk of the pages around signing in, and what it has in common with the shell's start.
const DOOR = 'door-page';
const BASE = /\.css$|[\\/]node_modules[\\/](?:react-)?i18next[\\/]/;

// What every component of antd needs, with the ones that nearly every page with antd shows.
const ANTD_CORE = /[\\/]shared-ui[\\/]src[\\/]antd[\\/]index\.ts$/;

// What loads a remote, what a page of nearly every remote asks for, and what is smaller than the way to it.
const FOR_REMOTES = [
  /[\\/]host-shell[\\/]src[\\/]remotes[\\/]federation[\\/]load-container\.ts$/,
  /[\\/]host-shell[\\/]src[\\/]provided[\\/](?:.*react-query|react-.*)\.ts$/,
  /[\\/]shared-contracts[\\/]src[\\/](?:(?:react|remote|storage|widget)[\\/])?index\.ts$/,
  /[\\/]shared-ui[\\/]src[\\/](?:(?:controls|copy|texts|theme)[\\/])?index\.ts$/,
];

const FORMIK = /[\\/]node_modules[\\/]formik[\\/]/;

// Whoever imports one of these gets it in the brand; antd's own parts, one in another, already are.
const THEMED =
  /[\\/]antd[\\/]es[\\/](?!(?:_|app|config-provider|locale|theme|version)[^\\/]*[\\/])[a-z-]+[\\/]index\.js$/;
const OWN_SOURCES = /[\\/](?:host-shell|shared-ui)[\\/]src[\\/]/;

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/][^\\/]+\.js$/;

// What only a federation build of the runtime needs: manifests, and Node.
const runtimeFacts = new webpack.DefinePlugin({
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: '"web"',
});

// Messages of zod never reach a person, so its 50 languages stay away.
const oneLanguageOfZod = new webpack.NormalModuleReplacementPlugin(
  /\/locales\/index\.js$/,
  (request) => {
    if (/[\\/]zod[\\/]/.test(request.context))
      request.request = request.request.replace('index.js', 'en.js');
  },
);

// The shell's own texts and those of shared-ui are always read together.
const oneFileOfTexts = {
  name: (module: webpack.Module) => `texts-${languageOf(module)}`,
  test: (module: webpack.Module) => languageOf(module) !== undefined,
  enforce: true,
};

// What several parts share in less than that is sent with each: a request costs a visit more than it saves.
const splitting = { chunks: 'async', minSize: 24_000 } as const;

// A shell for developing lets remotes replace their components in the open page; a released one cannot.
const whenDeveloping =
  buildMode() === 'development' ? [join(here, '../dev/refresh-in-shell.cjs')] : [];

/** The whole bundler configuration of the shell: it knows no remote and provides every shared library. */
export const hostConfig = (meta: { readonly url: string }): Configuration => {
  const root = dirname(fileURLToPath(meta.url));
  const base = baseConfig(root, buildMode());
  const isRoot = (file: string): boolean => file === join(root, 'src/bootstrap.tsx');
  const groups = new LoadGroupsPlugin([
    { name: 'react', isRoot: (file) => REACT.test(file) },
    { name: 'base', isRoot, isMember: (file) => BASE.test(file) },
    { name: 'core', isRoot, except: DOOR },
    { name: 'remotes', isRoot: (file) => FOR_REMOTES.some((one) => one.test(file)), except: DOOR },
    { name: 'antd-core', isRoot: (file) => ANTD_CORE.test(file) },
    { name: 'forms', isRoot: (file) => FORMIK.test(file) },
  ]);
  return {
    ...base,
    entry: {
      main: [...whenDeveloping, './src/index.ts'],
      door: './src/doors/document/index.ts',
    },
    output: {
      ...base.output,
      uniqueName: 'portal_shell',
      publicPath: '/shell/',
      path: process.env['BUILD_OUTPUT'] ?? base.output?.path,
    },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        { test: THEMED, issuer: OWN_SOURCES, loader: join(here, 'loaders/antd-theme-loader.cjs') },
        {
          test: PROVIDED_LIBRARIES,
          enforce: 'post',
          loader: join(here, 'loaders/provide-shared-loader.cjs'),
          options: { libraries: providedLibraries(root) },
        },
      ],
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        ...splitting,
        cacheGroups: { ...groups.cacheGroups(), texts: oneFileOfTexts },
      },
    },
    plugins: [
      new SameBytesPlugin(),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
      }),
      oneLanguageOfZod,
      runtimeFacts,
      groups,
      new CompileOnArrivalPlugin(filesOfChunks('react', 'base', 'core', 'remotes')),
      new AssetTrustPlugin({ algorithm: SHELL_HASH, isInHtml: true, first: filesNamedFirst }),
      new ShellAssetsPlugin(providedLibraries(root)),
      new ServerBundlePlugin(join(root, 'src/server/index.ts')),
      new IntegrityPlugin(SHELL_HASH),
    ],
  };
};
