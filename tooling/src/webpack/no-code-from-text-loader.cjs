// Old libraries look for the global object by code from text, which the page's policy forbids.
const CODE_FROM_TEXT = /Function\((["'])return this\1\)\(\)/g;
const EVAL = /\(0,\s*eval\)\((["'])this\1\)/g;

module.exports = function withoutCodeFromText(source, map) {
  const found = source.includes('return this');
  const text = found
    ? source.replace(CODE_FROM_TEXT, 'globalThis').replace(EVAL, 'globalThis')
    : source;
  this.callback(null, text, map);
};
