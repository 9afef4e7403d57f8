import { HEADINGS, type SectionName } from './headings.data.ts';

const known: ReadonlyMap<string, SectionName> = new Map(
  Object.entries(HEADINGS).flatMap(([section, words]) =>
    words.split('|').map((word) => [word, section as SectionName] as const),
  ),
);

// Some set their headings with a blank between all letters.
const closeUp = (text: string): string =>
  /^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text;

/** The section that a line opens, if it is one of the usual headings. */
export const headingOf = (line: string): SectionName | undefined => {
  if (line.length > 50) return undefined;
  const plain = closeUp(line.trim())
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '')
    .replace(/\s+/g, ' ');
  const whole = known.get(plain);
  if (whole) return whole;
  const [first = '', second] = plain.split(/\s+(?:and|und|&|y|e|и|\/|\+)\s+|\s*\/\s*|และ/);
  return second === undefined || second.split(' ').length > 3 ? undefined : known.get(first);
};
