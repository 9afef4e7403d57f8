import webpack, { type Configuration } from 'webpack';
import { baseConfig, buildMode } from './base-config.ts';

/** Name of the file with which the server draws pages. */
export const SERVER_FILE = 'server.mjs';

const serverConfig = (entry: string, root: string, output: string): Configuration => {
  const base = baseConfig(root, buildMode());
  return {
    ...base,
    name: 'server',
    target: 'node24',
    devtool: false,
    entry,
    experiments: { outputModule: true },
    output: {
      path: output,
      filename: SERVER_FILE,
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      clean: false,
    },
    // One file, so that drawing waits for none; readable, because an error of it is read in a log.
    optimization: { minimize: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
};

const run = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) return reject(new Error('No compiler for the server'));
    return compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });

/** Builds the same components once more for the server, beside the files of the browser. */
export class ServerBundlePlugin {
  readonly #entry: string;

  constructor(entry: string) {
    this.#entry = entry;
  }

  /** Runs after the files of the browser are written. */
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.afterEmit.tapPromise('ServerBundlePlugin', async ({ outputOptions }) => {
      if (compiler.watchMode) return;
      const output = outputOptions.path ?? compiler.outputPath;
      await run(serverConfig(this.#entry, compiler.context, output));
    });
  }
}
