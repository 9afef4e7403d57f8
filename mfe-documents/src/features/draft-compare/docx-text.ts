import { unzipSync } from 'fflate';

const PART = 'word/document.xml';
// A ten-page document holds well under one megabyte; more than this is a bomb or no letter.
const MAX_XML = 20_000_000;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name)] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const readPart = (bytes: Uint8Array): string => {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => name === PART && originalSize <= MAX_XML,
  });
  const part = parts[PART];
  if (!part) throw new Error('The Word file has no readable text');
  return new TextDecoder().decode(part);
};

// Deleted text of tracked changes stands in w:delText and is left out on purpose; the stops of a paragraph are no tabs.
const TOKENS =
  /<w:tabs>.*?<\/w:tabs>|<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)\b[^>]*>|(<\/w:p>)/gs;

/** The text of a Word file, one line per paragraph. A worker has no DOM, so tags are read as tokens. */
export const docxText = (bytes: Uint8Array): string => {
  let text = '';
  for (const [, words, space, end] of readPart(bytes).matchAll(TOKENS)) {
    if (words !== undefined) text += decode(words);
    else if (end) text += '\n';
    else if (space) text += space === 'tab' ? '\t' : '\n';
  }
  return text.replace(/\n+$/, '');
};
