/** A text of which no sign means anything to `like`. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** The pattern of what begins with a text, whatever its case. */
export const beginsWith = (text: string): string => `${escapeLike(text.toLowerCase())}%`;

const LARGEST = 2 ** 31 - 1;

/** Numbers from one to another, both included. */
export interface NumberRange {
  from: number;
  to: number;
}

/** The numbers that begin with some digits, those with fewer digits first: `10` is 10, 100–109, 1000–1099 and so on. */
export const numbersBeginning = (digits: string): NumberRange[] => {
  const ranges: NumberRange[] = [];
  const start = Number(digits);
  for (let scale = 1; start > 0 && start * scale <= LARGEST; scale *= 10)
    ranges.push({ from: start * scale, to: Math.min((start + 1) * scale - 1, LARGEST) });
  return ranges;
};

const MOST_DIGITS = 9;

/** The numbers that a shown number may end with, because what stands before it may end with digits as well. */
export const numbersEnding = (shown: string): number[] => {
  const digits = /\d+$/.exec(shown)?.[0] ?? '';
  return Array.from({ length: Math.min(digits.length, MOST_DIGITS) }, (_, at) =>
    Number(digits.slice(-at - 1)),
  );
};
