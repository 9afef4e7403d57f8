import type webpack from 'webpack';

interface SharedModule extends webpack.Module {
  /** Set on consumed shared modules. */
  readonly options?: { readonly shareKey?: string };
}

/** The shared libraries that these chunks ask for as soon as they are requested. */
export const sharedKeysOf = (
  compilation: webpack.Compilation,
  chunks: Iterable<webpack.Chunk>,
): string[] => {
  const keys = new Set<string>();
  for (const chunk of chunks)
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const { type, options } = module as SharedModule;
      if (type === 'consume-shared-module' && options?.shareKey) keys.add(options.shareKey);
    }
  return [...keys].sort();
};
