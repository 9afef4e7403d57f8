import webpack from 'webpack';

// Each of them holds the folder that they were built in.
const FEDERATION_ENTRY = /(\.federation[\\/]entry\.)[0-9a-f]{32}(?=\.js)/g;
const LIBRARIES = /'[^'\n]*?(?=[\\/]node_modules[\\/])/g;

/** Names for the modules whose own name holds the folder of the build. */
const steadyName = (identifier: string): string | undefined => {
  if (identifier.startsWith('container entry ')) return 'container';
  return identifier.search(FEDERATION_ENTRY) < 0 ? undefined : 'federation';
};

const steadySource = (source: string): string =>
  source.replaceAll(LIBRARIES, "'").replaceAll(FEDERATION_ENTRY, '$1');

/** Where a library's file lies, told from its own folder on. */
const steadyUrl = (resource: string): string =>
  `file://${resource.replaceAll('\\', '/').replace(/^.*?(?=\/node_modules\/)/, '')}`;

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

const NAME = 'SameBytesPlugin';

const nameModules = (compilation: webpack.Compilation): void =>
  compilation.hooks.moduleIds.tap({ name: NAME, stage: -1 }, (modules) => {
    for (const module of modules) {
      const id = steadyName(module.identifier());
      if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
    }
  });

type Factory = Parameters<
  Parameters<webpack.Compiler['hooks']['compilation']['tap']>[1]
>[1]['normalModuleFactory'];

const nameFiles = (factory: Factory): void => {
  for (const type of ['javascript/auto', 'javascript/esm'] as const)
    factory.hooks.parser.for(type).tap(NAME, (parser) => {
      parser.hooks.expression.for('import.meta.url').tap({ name: NAME, stage: -1 }, (found) => {
        const { module } = parser.state;
        const url = JSON.stringify(steadyUrl(module.resource));
        const range = found.range ?? [0, 0];
        module.addPresentationalDependency(new webpack.dependencies.ConstDependency(url, range));
        return true;
      });
    });
};

const mendMaps = (compilation: webpack.Compilation): void => {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
  compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
    for (const [file, asset] of Object.entries(assets)) {
      const text = file.endsWith('.map') ? asset.source().toString() : '';
      if (text.search(FEDERATION_ENTRY) < 0) continue;
      const map = JSON.stringify(steadyMap(JSON.parse(text) as SourceMap));
      compilation.updateAsset(file, new webpack.sources.RawSource(map));
    }
  });
};

/**
 * The same sources give the same bytes in whatever folder they are built, source maps too, so that a release can be
 * published from one machine and brought along by the server of another, and no page tells of the builder's disk. Module
 * Federation names its own modules after their place there, and webpack writes it for `import.meta.url`.
 */
export class SameBytesPlugin {
  /** Names what webpack would name after the folder, and mends the source maps once they are made. */
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      nameModules(compilation);
      nameFiles(normalModuleFactory);
      mendMaps(compilation);
    });
  }
}
