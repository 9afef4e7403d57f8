import type { Language } from '@portal/shared-contracts';
import type { WordList } from '../lists/spelling/word-list.ts';
import { americanOf, isBritish } from '../lists/spelling/british.ts';
import { correctionOf, isSwap } from '../lists/spelling/corrections.ts';
import { unmarked } from '../lists/spelling/marks.ts';
import { MISTAKES } from '../lists/spelling/mistakes.data.ts';
import { countSlips, isRightWord, slipIn } from '../lists/spelling/slips.ts';
import { isFormOfKnown } from '../lists/spelling/word-forms.ts';
import { countWords } from '../sections/count-words.ts';
import { MONTHS } from '../lines/months.data.ts';
import type { Resume } from '../sections/resume.ts';
import { isForeign, linesOfContact, namesHouse, wrongApostrophes } from './spelling-lines.ts';
import {
  bad,
  type Check,
  type Cited,
  good,
  say,
  type Surroundings,
  unchecked,
} from './check.types.ts';

interface Word {
  readonly text: string;
  readonly line: number;
}

const MONTH_NAMES: ReadonlySet<string> = new Set(MONTHS.flatMap((names) => names.split(' ')));
const SHORTEST = 4;
const OFTEN = 3;

// Digits, capitals, addresses and what is joined by signs are names or terms.
const wordsOf = ({ lines }: Resume): Word[] =>
  lines.flatMap(({ text }, line) =>
    text
      .replace(/(?<=\p{L})'(?=\p{L}{3})/gu, ' ')
      .split(/[\s/|,;:()[\]"“”„«»!?…·•–]+/)
      .map((token) => token.replace(/^['.-]+|['.-]+$/g, '').replace(/'s$/, ''))
      .filter((token) => /^\p{L}[\p{Ll}\p{M}]+$/u.test(token))
      .map((token) => ({ text: token, line })),
  );

// Short words are joined in English alone: "startup", but neither "рас" and "читала" nor "reclamas" and "iones".
const LEAST_PART: Readonly<Record<string, number>> = { en: 3, ru: 5, es: 6 };

// "bud" and "jet" make no word.
const LEAST_LONGER = 3;

const isTwoWords = (word: string, words: WordList, language: Language): boolean => {
  const least = LEAST_PART[language] ?? 4;
  for (let at = least; at <= word.length - least; at += 1) {
    const isLong = Math.max(at, word.length - at) > LEAST_LONGER;
    if (isLong && words.has(word.slice(0, at)) && words.has(word.slice(at))) return true;
  }
  return false;
};

const mistakeList = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split('|').map((pair) => pair.split(' ') as [string, string]));

const mistakes = new Map(
  Object.entries(MISTAKES).map(([language, list]) => [language, mistakeList(list)]),
);

// A word of a skill of several words is no mistake either.
const skillWords = (skills: Surroundings['skills']): ReadonlySet<string> =>
  new Set([...skills.byWords.keys()].flatMap((words) => words.split(/[^\p{L}]+/u)));

const known = (resume: Resume, { skills, advert }: Surroundings): ((word: string) => boolean) => {
  const counts = new Map<string, number>();
  for (const { text } of wordsOf(resume)) {
    const key = text.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const ofSkills = skillWords(skills);
  const ofAdvert = new Set((advert ?? '').toLowerCase().match(/\p{L}+/gu) ?? []);
  return (word) => (counts.get(word) ?? 0) >= OFTEN || ofAdvert.has(word) || ofSkills.has(word);
};

// A capital in the middle of a line is a name, but a heading's or a bullet's first word is a word.
const isInside = ({ text, line }: Word, { lines }: Resume): boolean =>
  /^\p{Lu}/u.test(text) && !lines[line]!.text.startsWith(text);

/** Whether a word may begin a sentence inside a line; a name may as well. */
const beginsSentence = ({ text, line }: Word, { lines }: Resume): boolean =>
  new RegExp(`\\p{Ll}{3}[.!?] ${text}(?!\\p{L})`, 'u').test(lines[line]!.text);

const SHORTEST_OF_HEAD = 7;
const LONGEST_HEAD = 8;

// Firms, titles, schools and lists stand in short lines; there a word with a capital may be a name.
const isHeadLine = ({ line }: Word, { lines }: Resume): boolean =>
  !lines[line]!.bullet && countWords(lines[line]!.text) <= LONGEST_HEAD;

// One of several terms: "Cvent, Excel, Asana".
const isListed = ({ text, line }: Word, { lines }: Resume): boolean =>
  new RegExp(`(?<!\\p{L})${text}[,;|·]`, 'u').test(lines[line]!.text) &&
  lines[line]!.text.split(/[,;|·]/).length > 2;

// German words of the list take ends: separat, separaten.
const listedIn = (language: Language, lower: string): string | undefined => {
  const list = mistakes.get(language);
  const whole = list?.get(lower) ?? slipIn(language, lower);
  if (whole || language !== 'de' || isRightWord(language, lower)) return whole;
  return (
    ['en', 'em', 'er', 'es', 'e', 's', 'n']
      // "Kenntniss" is a mistake and "Kenntnisse" is none.
      .filter((end) => lower.endsWith(end) && !lower.slice(0, -end.length).endsWith('ss'))
      .flatMap((end) => {
        const stem = lower.slice(0, -end.length);
        const found = list?.get(stem) ?? slipIn(language, stem);
        return found ? [found + end] : [];
      })[0]
  );
};

const better = (word: Word, around: Surroundings, resume: Resume): string | undefined => {
  const lower = word.text.toLowerCase();
  const listed = listedIn(resume.language, lower);
  if (listed) return listed;
  const { words } = around;
  if (MONTH_NAMES.has(lower)) return undefined;
  if (resume.contact.name?.text.toLowerCase().split(' ').includes(lower)) return undefined;
  // Terms come into all languages from English.
  if (resume.language !== 'en' && around.english?.has(lower)) return undefined;
  if (!words || lower.length < SHORTEST || words.has(lower) || words.has(word.text))
    return undefined;
  // English writes "café" in either way.
  if (resume.language === 'en' && words.has(unmarked(lower))) return undefined;
  if (isBritish(lower) || americanOf(lower).some((form) => words.has(form))) return undefined;
  if (
    (isInside(word, resume) && !beginsSentence(word, resume)) ||
    isForeign(word.text, resume.lines[word.line]!.text, resume.language) ||
    isTwoWords(lower, words, resume.language)
  )
    return undefined;
  if (isFormOfKnown(lower, words, resume.language)) return undefined;
  const mayBeName =
    /^\p{Lu}/u.test(word.text) &&
    (isHeadLine(word, resume) || isInside(word, resume) || isListed(word, resume));
  if (mayBeName && lower.length < SHORTEST_OF_HEAD) return undefined;
  const found = correctionOf(lower, {
    words,
    rare: around.rare,
    language: resume.language,
    isName: mayBeName,
  });
  // A name is a letter away from many words.
  const isLikelyName =
    mayBeName && (isInside(word, resume) || namesHouse(word.text, resume.lines[word.line]!.text));
  return found && isLikelyName && !isSwap(lower, found) ? undefined : found;
};

const inCase = (word: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? word[0]!.toUpperCase() + word.slice(1) : word;

/** Without a dictionary the review says how many mistakes it knows. */
const knownMistakes = (language: Language): number =>
  (mistakes.get(language)?.size ?? 0) + countSlips(language);

const spelling: Check['run'] = (resume, around) => {
  if (!around.words && !mistakes.has(resume.language)) return unchecked('language');
  const quiet = linesOfContact(resume);
  const words = wordsOf(resume);
  const read = words.filter(({ line }) => !quiet.has(line));
  // The town of an address is one where somebody has worked, too.
  const called = new Set(
    words.flatMap(({ text, line }) => (quiet.has(line) ? text.toLowerCase() : [])),
  );
  const isOfResume = known(resume, around);
  const isKnown = (word: string): boolean => called.has(word) || isOfResume(word);
  const asked = new Map<string, string | undefined>();
  const cited = read.flatMap((word): Cited[] => {
    if (!asked.has(word.text)) {
      const found = better(word, around, resume);
      asked.set(word.text, found && !isKnown(word.text.toLowerCase()) ? found : undefined);
    }
    const correction = asked.get(word.text);
    if (!correction) return [];
    const said = say('spelling', { quote: word.text, better: inCase(correction, word.text) });
    return [{ quote: word.text, line: word.line, suggestion: said }];
  });
  cited.push(...wrongApostrophes(resume).filter(({ line }) => !quiet.has(line)));
  const count = read.length;
  const listed = around.words ? 0 : knownMistakes(resume.language);
  if (cited.length === 0 && listed) return good('listed', { params: { count, known: listed } });
  if (cited.length === 0) return good('good', { params: { count } });
  return bad('bad', { params: { count: cited.length }, cited, suggestion: cited[0]!.suggestion! });
};

/** Misspelt words; quiet wherever a word may be a name or a term (RV-32, RV-38). */
export const spellingChecks: readonly Check[] = [
  { id: 'language.spelling', tab: 'Language', weight: 3, run: spelling },
];
