/** A stretch of a message: words, or an address that can be opened. */
export interface TextPart {
  text: string;
  href?: string;
}

// The \b keeps what stands inside of a longer word out, the set what ends a word.
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"“”«»]+/giu;
const SENTENCE_END = ".,;:!?'’…";
const BRACKET_END = ')]}';

// What closes the sentence or the bracket around an address does not belong to it.
const withoutEnd = (found: string): string => {
  const isBracketed = !/[([{]/u.test(found);
  const ends = new Set(isBracketed ? SENTENCE_END + BRACKET_END : SENTENCE_END);
  let length = found.length;
  while (ends.has(found.charAt(length - 1))) length -= 1;
  return found.slice(0, length);
};

const hrefOf = (address: string): string | undefined => {
  const url = URL.parse(address.toLowerCase().startsWith('www.') ? `https://${address}` : address);
  // A name before the host is how a link pretends to lead elsewhere.
  return url && url.hostname.includes('.') && url.username === '' ? url.href : undefined;
};

/** The text in stretches, with its web addresses as such; joined they are the text again. */
export const textParts = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found);
    const href = hrefOf(address);
    if (href === undefined) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, href });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
};
