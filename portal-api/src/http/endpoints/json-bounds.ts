/** Deeper than anything that a contract knows; whoever goes through it level by level never runs out of stack. */
export const DEEPEST = 100;
/** More values than the longest questionnaire in six languages; each costs everybody else some of the one thread. */
const MOST_VALUES = 50_000;
/** What is shorter can hold neither. */
const SHORT = DEEPEST;

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const OPENING: readonly number[] = [...'[{'].map((sign) => sign.charCodeAt(0));
const CLOSING: readonly number[] = [...']}'].map((sign) => sign.charCodeAt(0));

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
 * Whether this JSON is nested deeper or holds more values than is ever read, known by its signs alone: parsing and
 * checking a megabyte of them would take a tenth of a second.
 */
export const isEndless = (json: Buffer): boolean => {
  if (json.length <= SHORT) return false;
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at] as number;
    if (sign === QUOTE) at = endOfText(json, at + 1);
    else if (sign === COMMA) values += 1;
    else if (OPENING.includes(sign)) depth += 1;
    else if (CLOSING.includes(sign)) depth -= 1;
    if (depth > DEEPEST || values >= MOST_VALUES) return true;
  }
  return false;
};
