import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';

/** Runs one build of the package in `root` by its own `webpack.config.ts`; throws with the errors as text. */
export const runWebpack = async (root: string): Promise<Stats> => {
  const url = pathToFileURL(join(root, 'webpack.config.ts')).href;
  const { default: config } = (await import(url)) as { default: Configuration };
  const compiler = webpack(config);
  if (compiler === null) throw new Error(`No compiler for ${root}`);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return stats;
};
