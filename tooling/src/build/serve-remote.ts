import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { hotConfig, hotServer } from '../dev/hot-config.ts';

// Serves one remote on a loopback port and replaces what changes in the pages that are open.
const [folder = '.', port = '4201'] = process.argv.slice(2);
const root = resolve(folder);
const { default: config } = (await import(pathToFileURL(join(root, 'webpack.config.ts')).href)) as {
  default: Configuration;
};
const output = config.output?.path ?? join(root, 'dist');
rmSync(output, { recursive: true, force: true });
const compiler = webpack(hotConfig(config, root));
if (compiler === null) throw new Error(`No compiler for ${root}`);
const server = new WebpackDevServer(
  {
    ...hotServer(Number(port)),
    static: { directory: output, watch: false },
  },
  compiler,
);
compiler.hooks.done.tap('serve-remote', (stats) => {
  const problems = stats.hasErrors() ? stats.toString({ all: false, errors: true }) : '';
  const { startTime = 0, endTime = 0 } = stats;
  console.log(problems || `${folder} is built (${((endTime - startTime) / 1000).toFixed(1)} s)`);
});
await server.start();
