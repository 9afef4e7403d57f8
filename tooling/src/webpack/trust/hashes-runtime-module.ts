import webpack from 'webpack';

/** Stands in the code until every other file is final; then come the hashes, and the file with the rest of them. */
export const KNOWN = '__HASHES_OF_THIS_RELEASE__';
/** The same for that file. */
export const LIST = '__LIST_OF_THIS_RELEASE__';

/** The name under which a list hands itself in; no chunk has it. */
export const LIST_CHUNK = 'hashes';

// Longer than a page takes until it works, so that the list never travels beside what a page shows.
const QUIET_AFTER_MS = 2_500;

// The HTML names the hash of the entry itself, so its word for a file is as good as the entry's own.
const fromHtml = (publicPath: string): string => `
document.head.querySelectorAll('link[integrity]').forEach(function (link) {
  var href = link.getAttribute('href');
  if (href.startsWith(${publicPath})) known[href.slice(${publicPath}.length)] = link.integrity;
});
`;

/** Knows the hashes of first files, brings the list of the others, and says what a file is loaded with. */
export class HashesRuntimeModule extends webpack.RuntimeModule {
  readonly #isInHtml: boolean;

  constructor(isInHtml: boolean) {
    super('hashes', webpack.RuntimeModule.STAGE_ATTACH);
    this.#isInHtml = isInHtml;
  }

  override generate(): string {
    const { require, publicPath, loadScript } = webpack.RuntimeGlobals;
    return `
var known = globalThis.${KNOWN};
var list = globalThis.${LIST};
var loads = {};
${this.#isInHtml ? fromHtml(publicPath) : ''}
// Address and hash to load a file with; nothing while its hash is unknown. A further try asks for a fresh copy.
${require}.trusted = function (url) {
  var name = url.slice(${publicPath}.length);
  if (!known[name]) return;
  var count = loads[name] = (loads[name] || 0) + 1;
  return [count > 1 ? url + '?fresh=' + count : url, known[name]];
};
// Goes on when the list is here. A list is a file like any other: it may fail, and the next try asks again.
${require}.untrusted = function (again, refuse) {
  if (!list) return setTimeout(refuse, 0, 'refused');
  ${loadScript}(${publicPath} + list, function (event) {
    if (list) refuse(event.type === 'load' ? 'refused' : event.type);
    else again();
  }, '${LIST_CHUNK}');
};
${require}.hashes = function (more) {
  Object.assign(known, more);
  list = '';
};
var bringQuietly = function () {
  if (list) ${loadScript}(${publicPath} + list, function () {}, '${LIST_CHUNK}');
};
var waitForQuiet = function () {
  setTimeout(function () {
    globalThis.requestIdleCallback ? requestIdleCallback(bringQuietly) : bringQuietly();
  }, ${QUIET_AFTER_MS});
};
if (document.readyState === 'complete') waitForQuiet();
else addEventListener('load', waitForQuiet);
`;
  }
}
