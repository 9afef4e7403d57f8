import webpack from 'webpack';

// Both are named after the folder that they were built in.
const FEDERATION_ENTRY = /(\.federation[\\/]entry\.)[0-9a-f]{32}(?=\.js)/g;
const LIBRARIES = /'[^'\n]*?(?=[\\/]node_modules[\\/])/g;

/** Names for the modules whose own name holds the folder of the build. */
const steadyName = (identifier: string): string | undefined => {
  if (identifier.startsWith('container entry ')) return 'container';
  return identifier.search(FEDERATION_ENTRY) < 0 ? undefined : 'federation';
};

const steadySource = (source: string): string =>
  source.replaceAll(LIBRARIES, "'").replaceAll(FEDERATION_ENTRY, '$1');

interface SourceMap {
  sources: string[];
  sourcesContent?: string[];
}

const steadyMap = (map: SourceMap): SourceMap => {
  const isEntry = map.sources.map((source) => source.search(FEDERATION_ENTRY) >= 0);
  return {
    ...map,
    sources: map.sources.map((source) => source.replaceAll(FEDERATION_ENTRY, '$1')),
    sourcesContent: (map.sourcesContent ?? []).map((content, index) =>
      isEntry[index] ? steadySource(content) : content,
    ),
  };
};

/**
 * The same sources give the same bytes in whatever folder they are built, source maps too, so that a release can be
 * published from one machine and brought along by the server of another. Module Federation names its own modules after
 * their place on the disk.
 */
export class SameBytesPlugin {
  /** Names the modules before webpack does, and mends the source maps once they are made. */
  apply(compiler: webpack.Compiler): void {
    const name = 'SameBytesPlugin';
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.moduleIds.tap({ name, stage: -1 }, (modules) => {
        for (const module of modules) {
          const id = steadyName(module.identifier());
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          const text = file.endsWith('.map') ? asset.source().toString() : '';
          if (text.search(FEDERATION_ENTRY) < 0) continue;
          const map = JSON.stringify(steadyMap(JSON.parse(text) as SourceMap));
          compilation.updateAsset(file, new webpack.sources.RawSource(map));
        }
      });
    });
  }
}
