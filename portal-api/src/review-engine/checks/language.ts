import type { Language } from '@portal/shared-contracts';
import { BUZZWORDS, SELF_PRAISE } from '../lists/language/buzzwords.data.ts';
import { PASSIVE } from '../lists/language/passive.data.ts';
import { PRONOUNS } from '../lists/language/pronouns.data.ts';
import { WEAK_OPENINGS } from '../lists/language/weak-openings.data.ts';
import { countWords } from '../sections/count-words.ts';
import type { Resume } from '../sections/resume.ts';
import type { Section } from '../sections/sections.ts';
import { ANY_ENDING, anyWord, escape } from './any-word.ts';
import { bad, type Check, type Cited, good, say, unchecked, type Verdict } from './check.types.ts';

const PROSE = new Set<Section['name']>(['summary', 'experience', 'projects', 'volunteering']);

/** Lines of the sections that are told in sentences. */
const toldLines = ({ sections }: Resume): number[] =>
  sections.filter(({ name }) => PROSE.has(name)).flatMap(({ lines }) => [...lines]);

const PROSE_WORDS = 8;
const UNNAMED = new Set<Section['name']>(['head', 'other']);

/** Sentences above the first heading, or below one that nobody knows: often a profile. */
const proseElsewhere = ({ sections, lines }: Resume): number[] =>
  sections
    .filter(({ name }) => UNNAMED.has(name))
    .flatMap(({ lines: own }) => own.filter((at) => countWords(lines[at]!.text) >= PROSE_WORDS));

// What nobody has found cannot be good: experience may stand under a heading that is unknown here.
const goodWhereRead = (resume: Resume): Verdict =>
  resume.sections.some(({ name }) => name !== 'summary' && PROSE.has(name))
    ? good()
    : unchecked('no-positions');

const citedAll = (resume: Resume, at: readonly number[], pattern: RegExp): Cited[] =>
  at.flatMap((line) =>
    [...resume.lines[line]!.text.matchAll(pattern)].map(([quote]) => ({ quote, line })),
  );

type Openings = readonly (readonly [RegExp, string])[];

const openingLike = (opening: string): RegExp =>
  new RegExp(`^${escape(opening).replaceAll('~', ANY_ENDING)}(?![\\p{L}\\d-])`, 'iu');

const openings = Object.fromEntries(
  Object.entries(WEAK_OPENINGS).map(([language, list]) => [
    language,
    list
      .split('\n')
      .map((row) => row.split(' = ') as [string, string])
      .toSorted(([a], [b]) => b.length - a.length)
      .map(([opening, verbs]) => [openingLike(opening), verbs] as const),
  ]),
) as Partial<Record<Language, Openings>>;

// "Verantwortung für 410 Beschäftigte" says how much.
const MEASURED = /^verantwortung für\b.*\d/iu;

const weakOpening = (text: string, list: Openings): readonly string[] => {
  if (MEASURED.test(text)) return [];
  for (const [opening, verbs] of list) {
    const quote = opening.exec(text)?.[0];
    if (quote !== undefined) return [quote, verbs];
  }
  return [];
};

const weakVerbs: Check['run'] = (resume) => {
  const list = openings[resume.language];
  if (!list) return unchecked('language');
  if (resume.bullets.length === 0) return unchecked('no-bullets');
  const cited = resume.bullets.flatMap((line): Cited[] => {
    const [quote, verbs] = weakOpening(resume.lines[line]!.text, list);
    return quote && verbs ? [{ quote, line, suggestion: say('weak_verbs', { quote, verbs }) }] : [];
  });
  if (cited.length === 0) {
    const [first] = resume.bullets;
    const quote = resume.lines[first!]!.text;
    return good('good', {
      params: { count: resume.bullets.length },
      cited: [{ quote, line: first! }],
    });
  }
  return bad('bad', { params: { count: cited.length }, cited, suggestion: cited[0]!.suggestion! });
};

const passiveVoice: Check['run'] = (resume) => {
  const pattern = PASSIVE[resume.language];
  if (!pattern) return unchecked('language');
  const lines = toldLines(resume);
  if (lines.length === 0) return unchecked('no-positions');
  const cited = citedAll(resume, lines, pattern);
  if (cited.length === 0) return goodWhereRead(resume);
  return bad('bad', { params: { count: cited.length }, cited, suggestion: say('passive_voice') });
};

// A Roman one follows a name, as in "Mill I"; before a number it is the icon of a telephone.
const ROMAN_ONE = /\p{Lu}\p{L}* I(?!\p{L}| \p{Ll})|(?<!\p{L})I [+(\d]/u;
const NUMBERED_ONE =
  /(?:class|level|type|phase|grade|part|stage|tier|category|division|band|volume) i(?!\p{L})/u;

const isRomanOne = (text: string): boolean =>
  ROMAN_ONE.test(text) || NUMBERED_ONE.test(text.toLowerCase());

const pronouns: Check['run'] = (resume) => {
  const list = PRONOUNS[resume.language];
  if (!list) return unchecked('language');
  const lines = [...toldLines(resume), ...proseElsewhere(resume)];
  if (lines.length === 0) return unchecked('no-positions');
  const cited = citedAll(resume, lines, anyWord(list, 'gu')).filter(
    ({ quote, line }) => quote !== 'I' || !isRomanOne(resume.lines[line]!.text),
  );
  if (cited.length === 0) return goodWhereRead(resume);
  return bad('bad', { params: { count: cited.length }, cited, suggestion: say('pronouns') });
};

// The Spanish for a social worker begins like praise of oneself.
const CALLING = /^trabajador/iu;
const CALLING_WHOLE = /trabajador(?:a|es|as)? social/iu;

const FEWEST_BUZZWORDS = 2;

const buzzwords: Check['run'] = (resume) => {
  const list = BUZZWORDS[resume.language];
  if (!list) return unchecked('language');
  const all = resume.lines.flatMap((_line, at) => [at]);
  const praise = SELF_PRAISE[resume.language];
  const summary = resume.sections.flatMap(({ name, lines }) => (name === 'summary' ? lines : []));
  const cited = [
    ...citedAll(resume, all, anyWord(list, 'giu')),
    ...(praise ? citedAll(resume, summary, anyWord(praise, 'giu')) : []),
  ].filter(
    ({ quote, line }, at, found) =>
      !(CALLING.test(quote) && CALLING_WHOLE.test(resume.lines[line]!.text)) &&
      found.findIndex((other) => other.line === line && other.quote.includes(quote)) === at,
  );
  if (cited.length < FEWEST_BUZZWORDS) return good('good', { cited });
  return bad('bad', { params: { count: cited.length }, cited, suggestion: say('buzzwords') });
};

/** What is said in words that are weak, worn, or about oneself. */
export const languageChecks: readonly Check[] = [
  { id: 'language.weak_verbs', tab: 'Language', weight: 2, run: weakVerbs },
  { id: 'language.passive_voice', tab: 'Language', weight: 1, run: passiveVoice },
  { id: 'language.pronouns', tab: 'Language', weight: 1, run: pronouns },
  { id: 'language.buzzwords', tab: 'Language', weight: 1, run: buzzwords },
];
