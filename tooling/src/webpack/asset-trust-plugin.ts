import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { type Algorithm, integrityOf } from './integrity-plugin.ts';

const PLACEHOLDER = '__HASHES_OF_THIS_RELEASE__';

// The list is written into the entry after every other file is final. The shell checks the entry's own
// hash, so the chain is closed: signed release set, entry, every chunk and style.
const lookUp = (url: string): string => `
var fileName = ${url}.slice(${webpack.RuntimeGlobals.publicPath}.length);
var fileHash = (globalThis.${PLACEHOLDER})[fileName];
var freshLoads = ${webpack.RuntimeGlobals.require}.freshLoads || (${webpack.RuntimeGlobals.require}.freshLoads = {});
var loadCount = freshLoads[fileName] = (freshLoads[fileName] || 0) + 1;
var fileUrl = loadCount > 1 ? ${url} + '?fresh=' + loadCount : ${url};
`;

// A file without a hash ends through the normal failure path: a throw would leave its chunk pending for ever.
const guardScript = (source: string): string => `
${lookUp('url')}
if (!fileHash) {
  setTimeout(function () { done({ type: 'refused', target: { src: url } }); });
  return;
}
${source}
script.src = fileUrl;
script.integrity = fileHash;
script.crossOrigin = 'anonymous';
`;

const guardStyle = `
${lookUp('fullhref')}
if (!fileHash) {
  onLinkComplete({ type: 'refused', target: { href: fullhref } });
  return linkTag;
}
linkTag.href = fileUrl;
linkTag.setAttribute('data-href', fullhref);
linkTag.integrity = fileHash;
linkTag.crossOrigin = 'anonymous';
`;

/**
 * Makes a remote's own loader check every chunk and style that it loads against the hash of the file
 * that was built. A file without a known hash is refused, other bytes are refused by the browser, and a
 * second try after a failure asks for a fresh copy.
 */
export class AssetTrustPlugin {
  readonly #algorithm: Algorithm;
  constructor(algorithm: Algorithm = 'sha384') {
    this.#algorithm = algorithm;
  }

  /** Hooks into the generated loaders and writes the hashes into the entry. */
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('AssetTrustPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'AssetTrustPlugin',
        guardScript,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'AssetTrustPlugin',
        () => guardStyle,
      );
      compilation.hooks.processAssets.tap(
        {
          name: 'AssetTrustPlugin',
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
        },
        () => writeHashes(compilation, this.#algorithm),
      );
    });
  }
}

// An entry knows the files that it may ask for, and no other entry's.
const reachedFrom = (compilation: webpack.Compilation, file: string): ReadonlySet<string> => {
  const holders = [...compilation.chunks].filter(({ files }) => files.has(file));
  const chunks = holders.flatMap((chunk) => [...chunk.getAllReferencedChunks()]);
  return new Set(chunks.flatMap((chunk) => [...chunk.files]));
};

const writeHashes = (compilation: webpack.Compilation, algorithm: Algorithm): void => {
  const loadable = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name));
  const holders = loadable.filter(({ source }) => source.source().includes(PLACEHOLDER));
  const names = new Set(holders.map(({ name }) => name));
  const hashes = loadable
    .filter(({ name }) => !names.has(name))
    .map(({ name, source }) => [name, integrityOf(source.buffer(), algorithm)] as const);
  for (const { name } of holders) {
    const reached = reachedFrom(compilation, name);
    const own = Object.fromEntries(hashes.filter(([file]) => reached.has(file)));
    compilation.updateAsset(name, (source) => {
      const text = String(source.source());
      return new webpack.sources.RawSource(
        text.replaceAll(`globalThis.${PLACEHOLDER}`, JSON.stringify(own)),
      );
    });
  }
};
