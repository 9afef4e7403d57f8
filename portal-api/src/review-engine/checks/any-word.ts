/** A word as it stands in a pattern. */
export const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `~` in a list. */
export const ANY_ENDING = String.raw`\p{L}*`;

/** Any of the words of a list, whole. */
export const anyWord = (list: string, flags: string): RegExp => {
  const words = list
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .map((word) => escape(word).replaceAll('~', ANY_ENDING))
    .join('|');
  return new RegExp(`(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}\\d-])`, flags);
};
