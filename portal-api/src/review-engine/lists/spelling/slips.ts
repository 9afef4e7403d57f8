import { RIGHT_WORDS } from './right-words.data.ts';

type Listed = keyof typeof RIGHT_WORDS;

const SHORTEST = 6;
const SHORTEST_CUT = 9;

// What is heard alike is written for one another.
const HEARD: Readonly<Record<Listed, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/ie/g, 'i'],
    [/th/g, 't'],
    [/ph/g, 'f'],
    [/y/g, 'i'],
    [/tz/g, 'z'],
    [/ck/g, 'k'],
    [/äu/g, 'eu'],
    [/ä/g, 'e'],
    [/d$/g, 't'],
    [/(?<=[aeiouäöü])h(?=[lmnr])/g, ''],
    [/z(?=i)/g, 't'],
    [/ti(?=on)/g, 'zi'],
    [/qu/g, 'kw'],
    [/a(?=r|t)/g, 'e'],
  ],
  it: [
    [/à$/g, 'a'],
    [/à$/g, "a'"],
    [/cq/g, 'q'],
    [/qu/g, 'cqu'],
    [/gn/g, 'gni'],
    [/sci/g, 'si'],
    [/zi/g, 'tzi'],
    [/n(?=[bp])/g, 'm'],
    [/m(?=[bp])/g, 'n'],
  ],
};

// "Praktikantinnen" and "Kenntnisse" double these in good German.
const ENDS_DOUBLED = /(?:in|is|us|as)$/;
const CONSONANT = /[bcdfgklmnprstvz]/;
const VOWEL = /[aeiouyäöüàèéìòù]/;

function* slipsOf(word: string, language: Listed): Generator<string> {
  for (let at = 1; at < word.length; at += 1) {
    const [before = '', here = '', next = ''] = [word[at - 1], word[at], word[at + 1]];
    // One of two equal letters is forgotten.
    if (before === here) yield word.slice(0, at) + word.slice(at + 1);
    // One letter becomes two, between vowels or at the end.
    else if (
      CONSONANT.test(here) &&
      VOWEL.test(before) &&
      (next === '' ? !ENDS_DOUBLED.test(word) : VOWEL.test(next))
    )
      yield word.slice(0, at) + here + word.slice(at);
    // A vowel alone is forgotten, or doubled at the end.
    if (VOWEL.test(here) && next !== '' && !VOWEL.test(before) && !VOWEL.test(next))
      yield word.slice(0, at) + word.slice(at + 1);
    if (next === '' && here === 'e') yield `${word}e`;
    // Neighbours change places, or a letter falls out; "fotografai" is what a photographer did.
    const isPast = language === 'it' && word.endsWith('ia') && at === word.length - 2;
    if (at < word.length - 1 && here !== next && !isPast)
      yield word.slice(0, at) + next + here + word.slice(at + 2);
    if (word.length >= SHORTEST_CUT && at < word.length - 1)
      yield word.slice(0, at) + word.slice(at + 1);
  }
  for (const [heard, written] of HEARD[language])
    for (const { index, 0: found } of word.matchAll(heard))
      yield word.slice(0, index) + written + word.slice(index + found.length);
}

interface Slips {
  readonly right: ReadonlySet<string>;
  /** What is written wrongly, with what is right. */
  readonly wrong: ReadonlyMap<string, string>;
}

const slipsIn = (language: Listed): Slips => {
  const words = RIGHT_WORDS[language].split(' ');
  const right = new Set(words.map((word) => word.toLowerCase()));
  const wrong = new Map<string, string>();
  for (const word of words) {
    const lower = word.toLowerCase();
    if (lower.length < SHORTEST) continue;
    for (const slip of slipsOf(lower, language)) {
      const initial = /^\p{Lu}/u.test(word) ? slip[0]!.toUpperCase() + slip.slice(1) : slip;
      if (!right.has(slip) && initial !== word) wrong.set(slip, word);
    }
  }
  return { right, wrong };
};

const read = new Map<Listed, Slips>();

const slips = (language: Listed): Slips => {
  const known = read.get(language) ?? slipsIn(language);
  read.set(language, known);
  return known;
};

const LEAST_HEAD = 4;

const wholeSlip = (lower: string, { right, wrong }: Slips): string | undefined =>
  right.has(lower) ? undefined : wrong.get(lower);

/** What a finder sees in the second half of a German word of two, with the first half before it. */
const inLastOfTwo = (
  lower: string,
  { right }: Slips,
  find: (last: string) => string | undefined,
): string | undefined => {
  for (let at = LEAST_HEAD; at <= lower.length - SHORTEST; at += 1) {
    const head = lower.slice(0, at);
    const found = find(lower.slice(at));
    if (found && (right.has(head) || right.has(head.replace(/(?:s|n|en)$/, ''))))
      return head + found.toLowerCase();
  }
  return undefined;
};

/** Whether a word is right as it stands, alone or as two of them: "Strategie" is no form of "Strategi". */
export const isRightWord = (language: string, lower: string): boolean => {
  if (language !== 'de' && language !== 'it') return false;
  const known = slips(language);
  // "Strategien" are more than one.
  const asRight = (word: string): string | undefined =>
    known.right.has(word) || known.right.has(word.replace(/(?<=e)n$/, '')) ? word : undefined;
  return (
    asRight(lower) !== undefined ||
    (language === 'de' && inLastOfTwo(lower, known, asRight) !== undefined)
  );
};

/** How many wrong words of a language are known by their slips. */
export const countSlips = (language: string): number =>
  language === 'de' || language === 'it' ? slips(language).wrong.size : 0;

/** The right word for one that somebody wrote by ear or in a hurry; none where it may be another word. */
export const slipIn = (language: string, lower: string): string | undefined => {
  if (language !== 'de' && language !== 'it') return undefined;
  const known = slips(language);
  if (known.right.has(lower)) return undefined;
  const whole = wholeSlip(lower, known);
  // The second half has its slip: "Stationsleitug".
  return (
    whole ??
    (language === 'de' ? inLastOfTwo(lower, known, (last) => wholeSlip(last, known)) : undefined)
  );
};
