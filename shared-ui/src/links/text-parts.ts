/** A stretch of a message: words, or an address that can be opened. */
export interface TextPart {
  text: string;
  href?: string;
}

// The \b keeps what stands inside of a longer word out, the set what ends a word.
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"“”«»]+/giu;
const SENTENCE_END = ".,;:!?'’…";
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const countOf = (text: string, one: string): number => text.split(one).length - 1;

// What closes the sentence or a bracket around an address does not belong to it; a bracket that it opened itself does.
const withoutEnd = (found: string): string => {
  let length = found.length;
  const surplus: Record<string, number> = {};
  for (;;) {
    const end = found.charAt(length - 1);
    const opener = BRACKETS[end];
    if (opener !== undefined) surplus[end] ??= countOf(found, end) - countOf(found, opener);
    const isOutside = opener === undefined ? SENTENCE_END.includes(end) : (surplus[end] ?? 0) > 0;
    if (length === 0 || !isOutside) return found.slice(0, length);
    if (opener !== undefined) surplus[end] = (surplus[end] ?? 0) - 1;
    length -= 1;
  }
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
