import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

// Watches one remote and serves it on a loopback port, as files on disk with their hashes.
const [folder = '.', port = '4201'] = process.argv.slice(2);
const root = resolve(folder);
const { default: config } = (await import(pathToFileURL(join(root, 'webpack.config.ts')).href)) as {
  default: Configuration;
};
const compiler = webpack({ ...config, watch: false });
if (compiler === null) throw new Error(`No compiler for ${root}`);
const server = new WebpackDevServer(
  {
    ...config.devServer,
    port: Number(port),
    static: { directory: config.output?.path ?? join(root, 'dist'), watch: false },
  },
  compiler,
);
compiler.hooks.done.tap('serve-remote', (stats) => {
  const problems = stats.hasErrors() ? stats.toString({ all: false, errors: true }) : '';
  console.log(problems || `${folder} is built; reload the page`);
});
await server.start();
