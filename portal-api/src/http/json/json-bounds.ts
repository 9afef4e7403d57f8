/** Deeper than anything that a contract knows; whoever goes through it level by level never runs out of stack. */
export const DEEPEST = 100;
/** More values than the longest questionnaire in six languages; each costs everybody else some of the one thread. */
const MOST_VALUES = 50_000;
/** More names than all texts of a firm; one object of very many names costs far more than a list of as many values. */
const MOST_NAMES = 5000;
/** What is shorter can hold none of these. */
const SHORT = DEEPEST;

const sign = (text: string): number => text.charCodeAt(0);
const QUOTE = sign('"');
const BACKSLASH = sign('\\');
const COMMA = sign(',');
const OPEN_LIST = sign('[');
const OPEN_OBJECT = sign('{');
const CLOSE_LIST = sign(']');
const CLOSE_OBJECT = sign('}');

/** The quote that ends the text which begins behind `from`. */
const endOfText = (json: Buffer, from: number): number => {
  for (let at = json.indexOf(QUOTE, from); at >= 0; at = json.indexOf(QUOTE, at + 1)) {
    let slashes = 0;
    while (json[at - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return json.length;
};

/**
 * Whether this JSON is nested deeper, or holds more values or an object of more names, than is ever read, known by its
 * signs alone: parsing and checking a megabyte of them would take a tenth of a second.
 */
export const isEndless = (json: Buffer): boolean => {
  if (json.length <= SHORT) return false;
  // One entry for each level: how many names its object has, or -Infinity in a list.
  const names = new Float64Array(DEEPEST + 1);
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfText(json, at + 1);
    else if (byte === COMMA) {
      values += 1;
      names[depth] = (names[depth] as number) + 1;
      if (values >= MOST_VALUES || (names[depth] as number) >= MOST_NAMES) return true;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      if (depth > DEEPEST) return true;
      names[depth] = byte === OPEN_LIST ? -Infinity : 0;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth = Math.max(depth - 1, 0);
  }
  return false;
};
