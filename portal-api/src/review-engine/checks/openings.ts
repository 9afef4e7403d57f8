import type { Language } from '@portal/shared-contracts';
import { NUMBER_WORDS } from '../lists/language/number-words.data.ts';
import { PRESENT_VERBS } from '../lists/language/present-verbs.data.ts';
import type { WordList } from '../lists/spelling/word-list.ts';
import type { Resume } from '../sections/resume.ts';
import { anyWord } from './any-word.ts';
import { bad, type Check, type Cited, good, say, unchecked } from './check.types.ts';

const pastOf: ReadonlyMap<string, string> = new Map(
  PRESENT_VERBS.split('|').map((pair) => pair.split(' ') as [string, string]),
);

const pasts: ReadonlySet<string> = new Set(pastOf.values());

// Third persons: manages, assesses, carries.
const baseOf = (verb: string): string | undefined =>
  [verb, verb.replace(/s$/, ''), verb.replace(/es$/, ''), verb.replace(/ies$/, 'y')].find((form) =>
    pastOf.has(form),
  );

const firstWord = (text: string): string => /^[\p{L}\p{M}'-]+/u.exec(text)?.[0] ?? '';

// The same letters are a noun before these: "Support of …", "Lead developer".
const NOUN_BEFORE =
  /^\S+\s+(?:of|and|for|was|were|is|are|has|have|had|developer|engineer|designer|manager|analyst|with|team|in)\b/i;

/** Two verbs at once, as in "Plan and deliver lessons". */
const isPair = (text: string): boolean => {
  const [, second = '', next = ''] = /^\S+\s+and\s+(\p{L}+)(?:\s+(\S+))?/u.exec(text) ?? [];
  return pastOf.has(second.toLowerCase()) && !/^(?:of|for)$/i.test(next);
};

// These are verbs whatever follows: "Negotiate with", "Manages team".
const VERB_ALONE = /(?:ate|ise|ize|ify|lop|age|tain|uce|vide)s?$/i;

const inCase = (word: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? word[0]!.toUpperCase() + word.slice(1) : word;

const OBJECT = /^\S+\s+(?:\d|(?:the|a|an|all|every|each|new|both|two|three|four|five|six|ten)\s)/i;
const SHORTEST_VERB = 4;
// Nouns more often, unless an article or "every" follows.
const NOUN_MOSTLY = /^(?:averages?|totals?|records?|reports?|results?|awards?|studies)$/i;
const DETERMINED = /^\S+\s+(?:the|a|an|all|every|each)\s/i;
// They are a past already that looks like another verb ("found"), or the same in both.
const NO_VERB =
  /^(?:costs?|found|ground|wound|bound|fell|felt|bore|shore|spoke|drove|rose|strove|cast|broadcast|forecast|spread|burst|offset|overcast)$/i;

/** Verbs that nobody listed: a dictionary has their past, and what they act on follows. */
const unlistedPast = (text: string, words: WordList | undefined): string | undefined => {
  const verb = firstWord(text).toLowerCase();
  if (!words || !OBJECT.test(text) || NO_VERB.test(verb)) return undefined;
  if (NOUN_MOSTLY.test(verb) && !DETERMINED.test(text)) return undefined;
  const base = /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
  if (base.length < SHORTEST_VERB || /(?:ed|ing|ly)$/.test(base) || !words.has(base))
    return undefined;
  return [`${base}ed`, `${base}d`].find((past) => words.has(past));
};

const tenses: Check['run'] = (resume, { words }) => {
  if (resume.language !== 'en') return unchecked('language');
  const past = resume.positions.filter(({ range }) => range.to !== undefined);
  const bullets = past.flatMap((position) => [...position.bullets]);
  if (bullets.length === 0) return unchecked('no-bullets');
  const cited = bullets.flatMap((line): Cited[] => {
    const { text } = resume.lines[line]!;
    const quote = firstWord(text);
    const isNoun = NOUN_BEFORE.test(text) && !VERB_ALONE.test(quote) && !isPair(text);
    const base = isNoun ? undefined : baseOf(quote.toLowerCase());
    const better = base ? pastOf.get(base) : isNoun ? undefined : unlistedPast(text, words);
    return better
      ? [{ quote, line, suggestion: say('tenses', { quote, better: inCase(better, quote) }) }]
      : [];
  });
  if (cited.length > 0)
    return bad('bad', {
      params: { count: cited.length },
      cited,
      suggestion: cited[0]!.suggestion!,
    });
  // "Responsible for …" is no present, but no proof of a past either.
  const told = bullets
    .map((line): Cited => ({ quote: firstWord(resume.lines[line]!.text), line }))
    .find(({ quote }) => pasts.has(quote.toLowerCase()) || /ed$/i.test(quote));
  return good('good', told ? { cited: [told] } : {});
};

const FEWEST = 3;
const SHARE = 0.15;
const SMALL_WORDS = new Set(
  'the a an der die das ein eine el la los las un una il lo gli le в на и по с für ho'.split(' '),
);

const openingsOf = (resume: Resume): ReadonlyMap<string, Cited[]> => {
  const openings = new Map<string, Cited[]>();
  for (const line of resume.bullets) {
    const quote = firstWord(resume.lines[line]!.text);
    const key = quote.toLowerCase();
    if (key.length < 2 || SMALL_WORDS.has(key)) continue;
    openings.set(key, [...(openings.get(key) ?? []), { quote, line }]);
  }
  return openings;
};

const repetition: Check['run'] = (resume) => {
  if (resume.language === 'th') return unchecked('language');
  if (resume.bullets.length < FEWEST) return unchecked('no-bullets');
  const openings = [...openingsOf(resume).values()].toSorted((a, b) => b.length - a.length);
  const often = openings.filter(
    ({ length }) => length >= FEWEST && length >= resume.bullets.length * SHARE,
  );
  const [most] = often;
  if (!most) return good('good', { params: { count: resume.bullets.length } });
  return bad('bad', {
    params: { word: most[0]!.quote, count: most.length, of: resume.bullets.length },
    cited: often.flat(),
    suggestion: say('repetition', { word: most[0]!.quote }),
  });
};

const FEWEST_BULLETS = 5;
const NUMBERED = 0.2;

// A year says when, not how much; a round one before a word counts things, as in "2000 orders".
const YEAR = /(?<![\d.,])(?!(?:19|20)00\s\p{L})(?:19|20)\d\d(?![\d%]|[.,]\d|\s%)/gu;
const THAI_YEAR = /(?<=พ\.?ศ\.?\s?|ปี\s?)25\d\d(?!\d)/gu;

const inLetters = new Map(
  Object.entries(NUMBER_WORDS).map(([language, list]) => [language, anyWord(list, 'iu')]),
);

const carriesNumber = (text: string, language: Language): boolean =>
  inLetters.get(language)?.test(text) === true ||
  /\d/.test(
    text
      .replace(YEAR, '')
      .replace(THAI_YEAR, '')
      .replace(/\p{L}+\d+|\d+\p{Lu}\p{L}*/gu, ''),
  );

const impact: Check['run'] = (resume) => {
  const { bullets, lines, language } = resume;
  if (bullets.length < FEWEST_BULLETS) return unchecked('too-few-bullets');
  const numbered = bullets.filter((at) => carriesNumber(lines[at]!.text, language));
  const params = {
    count: numbered.length,
    of: bullets.length,
    percent: Math.round((100 * numbered.length) / bullets.length),
    least: NUMBERED * 100,
  };
  const cite = (line: number): Cited => ({ quote: lines[line]!.text, line });
  if (numbered.length >= bullets.length * NUMBERED)
    return good('good', { params, cited: numbered.slice(0, 3).map(cite) });
  const without = bullets.filter((at) => !numbered.includes(at));
  return bad('bad', { params, cited: without.slice(0, 3).map(cite), suggestion: say('impact') });
};

/** How bullets begin, and whether they count anything. */
export const openingChecks: readonly Check[] = [
  { id: 'impact.impact', tab: 'Impact and Experience', weight: 3, run: impact },
  { id: 'language.tenses', tab: 'Language', weight: 1, run: tenses },
  { id: 'language.repetition', tab: 'Language', weight: 1, run: repetition },
];
