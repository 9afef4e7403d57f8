import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { HashesRuntimeModule, KNOWN, LIST, LIST_CHUNK } from './hashes-runtime-module.ts';
import { type Algorithm, integrityOf } from './integrity-plugin.ts';

// A file without a hash ends through the normal failure path: a throw would leave its chunk pending for ever.
const guardScript = (source: string): string => `
var trusted = ${webpack.RuntimeGlobals.require}.trusted(url);
if (!trusted) {
  ${webpack.RuntimeGlobals.require}.untrusted(function () {
    ${webpack.RuntimeGlobals.loadScript}(url, done, key, chunkId);
  }, function (type) {
    done({ type: type, target: { src: url } });
  });
  return;
}
${source}
script.src = trusted[0];
script.integrity = trusted[1];
script.crossOrigin = 'anonymous';
`;

const guardStyle = `
var trusted = ${webpack.RuntimeGlobals.require}.trusted(fullhref);
if (!trusted) {
  ${webpack.RuntimeGlobals.require}.untrusted(function () {
    createStylesheet(chunkId, fullhref, oldTag, resolve, reject);
  }, function (type) {
    onLinkComplete({ type: type, target: { href: fullhref } });
  });
  return linkTag;
}
linkTag.href = trusted[0];
linkTag.setAttribute('data-href', fullhref);
linkTag.integrity = trusted[1];
linkTag.crossOrigin = 'anonymous';
`;

/** How a build's files are trusted. */
export interface AssetTrust {
  readonly algorithm?: Algorithm;
  /** Files whose hashes the entry carries itself, because a first visit asks for them. */
  readonly first?: (compilation: webpack.Compilation) => readonly string[];
  /** Whether hashes that the page's own HTML names are taken: for files that the HTML's server built. */
  readonly isInHtml?: boolean;
}

/** The list that the entry with these files fetches, if it has one. */
export const listOf = (chunk: webpack.Chunk | undefined): string[] =>
  [...(chunk?.auxiliaryFiles ?? [])].filter((file) => /^hashes\.\w+\.js$/.test(file));

/**
 * Makes a build's own loader check every chunk and style that it loads against the hash of the file that
 * was built. Hashes of first files stand in the entry or the page, all others in one list, whose own hash
 * the entry carries. A file without a known hash is refused, other bytes are refused by the browser, and a
 * second try after a failure asks for a fresh copy.
 */
export class AssetTrustPlugin {
  readonly #trust: AssetTrust;
  constructor(trust: AssetTrust = {}) {
    this.#trust = trust;
  }

  /** Hooks into the generated loaders and writes the hashes into the entry and its list. */
  apply(compiler: webpack.Compiler): void {
    const name = 'AssetTrustPlugin';
    const { loadScript, publicPath } = webpack.RuntimeGlobals;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(loadScript).tap(name, (chunk, set) => {
        set.add(publicPath);
        const module = new HashesRuntimeModule(this.#trust.isInHtml ?? false);
        compilation.addRuntimeModule(chunk, module);
        return undefined;
      });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        guardScript,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        () => guardStyle,
      );
      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => writeHashes(compilation, this.#trust),
      );
    });
  }
}

// An entry knows the files that it may ask for, and no other entry's.
const reachedFrom = (chunk: webpack.Chunk): ReadonlySet<string> =>
  new Set([...chunk.getAllReferencedChunks()].flatMap(({ files }) => [...files]));

/** Emits the list of these hashes beside the entry; its name. */
const emitList = (
  compilation: webpack.Compilation,
  chunk: webpack.Chunk,
  hashes: Readonly<Record<string, string>>,
): { name: string; bytes: Buffer } => {
  const global = JSON.stringify(compilation.outputOptions.chunkLoadingGlobal);
  const call = `(globalThis[${global}]||=[]).push([["${LIST_CHUNK}"],{},r=>r.hashes(${JSON.stringify(hashes)})])`;
  const bytes = Buffer.from(call);
  const name = `hashes.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.js`;
  // Minified later it would have other bytes than those of its hash.
  const info = { immutable: true, minimized: true };
  compilation.emitAsset(name, new webpack.sources.RawSource(bytes), info);
  chunk.auxiliaryFiles.add(name);
  return { name, bytes };
};

const writeHashes = (
  compilation: webpack.Compilation,
  { algorithm = 'sha384', first }: AssetTrust,
): void => {
  const loadable = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name));
  const holders = loadable.filter(({ source }) => source.source().includes(KNOWN));
  const names = new Set(holders.map(({ name }) => name));
  const hashes = loadable
    .filter(({ name }) => !names.has(name))
    .map(({ name, source }) => [name, integrityOf(source.buffer(), algorithm)] as const);
  const firstFiles = new Set(first?.(compilation) ?? []);
  for (const { name } of holders) {
    const chunk = [...compilation.chunks].find(({ files }) => files.has(name));
    if (!chunk) continue;
    const reached = reachedFrom(chunk);
    const own = hashes.filter(([file]) => reached.has(file));
    const isFirst = ([file]: readonly [string, string]): boolean => firstFiles.has(file);
    const known = Object.fromEntries(own.filter(isFirst));
    const others = own.filter((entry) => !isFirst(entry));
    const list =
      others.length > 0 ? emitList(compilation, chunk, Object.fromEntries(others)) : undefined;
    if (list) known[list.name] = integrityOf(list.bytes, algorithm);
    compilation.updateAsset(name, (source) => {
      const text = String(source.source())
        .replaceAll(`globalThis.${KNOWN}`, JSON.stringify(known))
        .replaceAll(`globalThis.${LIST}`, JSON.stringify(list?.name ?? ''));
      return new webpack.sources.RawSource(text);
    });
  }
};
