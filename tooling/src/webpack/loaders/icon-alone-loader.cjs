const { basename } = require('node:path');

// A module is bundled with all that any page uses of it: as one table, each page would bring the icons of every other.
const DEFINED = /^export const (\w+) = .*decorative\((\w+)\);$/gm;
const IMPORT = /^import .*;$/gm;

/** Of `icons.data.ts` it makes a list of modules with one icon each, named by the query `?icon=BellIcon`. */
module.exports = function iconAlone(source) {
  const asked = new URLSearchParams(this.resourceQuery).get('icon');
  const icons = [...source.matchAll(DEFINED)];
  if (icons.length === 0) throw new Error(`No icon was found in ${this.resourcePath}.`);
  if (asked === null)
    return icons
      .map(([, name]) => `export { ${name} } from './${basename(this.resourcePath)}?icon=${name}';`)
      .join('\n');
  const [line, , drawing] = icons.find(([, name]) => name === asked);
  const used = new RegExp(`\\b(?:decorative|${drawing})\\b`);
  const imports = (source.match(IMPORT) ?? []).filter((text) => used.test(text.split(' from ')[0]));
  return [...imports, line].join('\n');
};
