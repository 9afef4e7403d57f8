import type { DrawnLine } from './document.types.ts';

// What Wingdings draws as a tick, square, arrow or dot; no language of ours has these as words before a capital.
const LETTER = /^(?<sign>[vqnlüþ§Ø¨])\s+(?=[\p{Lu}\p{Lo}\d])/u;
const FEWEST = 3;

const signOf = ({ text, bullet }: DrawnLine): string | undefined =>
  bullet ? undefined : LETTER.exec(text)?.groups!['sign'];

/**
 * Programs lose the name of a sign font on the way and leave its letters: one that begins line after line
 * is the sign of a list (RV-23).
 */
export const withLetterSigns = (drawn: readonly DrawnLine[]): readonly DrawnLine[] => {
  const counts = new Map<string, number>();
  for (const line of drawn) {
    const sign = signOf(line);
    if (sign) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  if (![...counts.values()].some((count) => count >= FEWEST)) return drawn;
  return drawn.map((line) =>
    (counts.get(signOf(line) ?? '') ?? 0) >= FEWEST
      ? { ...line, bullet: true, text: line.text.replace(LETTER, '') }
      : line,
  );
};
