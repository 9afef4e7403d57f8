import { isInOtherLetters } from '../lines/detect-language.ts';
import { headingOf, sectionsNamed } from '../lines/headings.ts';
import { countWords } from '../sections/count-words.ts';
import type { Resume } from '../sections/resume.ts';
import { mayBeUnnamed, type NeededSection } from '../sections/unnamed-sections.ts';
import { bad, type Check, type Cited, good, say, unchecked } from './check.types.ts';

/** The whole line as a quote. */
const wholeLine = ({ lines }: Resume, line: number): Cited => ({
  quote: lines[line]!.text,
  line,
});

const NEEDED: readonly NeededSection[] = ['experience', 'education', 'skills'];

const listed = (names: readonly NeededSection[]): string =>
  names.map((name) => `{{section.${name}}}`).join(', ');

const missingSections: Check['run'] = (resume) => {
  const { lines, sections } = resume;
  const found = sections.filter(({ name }) => NEEDED.some((needed) => needed === name));
  const named = new Set(
    found.flatMap(({ name, heading }) => [name, ...sectionsNamed(lines[heading!]!.text)]),
  );
  const absent = NEEDED.filter((name) => !named.has(name));
  // A line that is called so may be a heading that looks as the text does.
  const isCalled = (name: NeededSection): boolean =>
    lines.some(({ text, bullet }) => !bullet && headingOf(text) === name);
  const missing = isInOtherLetters(lines.map(({ text }) => text).join('\n'))
    ? []
    : absent.filter((name) => !mayBeUnnamed(lines, sections, name) && !isCalled(name));
  if (missing.length > 0)
    return bad('bad', {
      params: { missing: listed(missing) },
      suggestion: say('missing_sections', { missing: listed(missing) }),
    });
  return absent.length > 0
    ? unchecked('unknown-headings', { sections: listed(absent) })
    : good('good', { cited: found.map(({ heading }) => wholeLine(resume, heading!)) });
};

const LONGEST_PROSE = 35;

const useOfBullets: Check['run'] = (resume) => {
  if (resume.positions.length === 0) return unchecked('no-positions');
  const wordsOf = (lines: readonly number[]): number =>
    lines.reduce((sum, at) => sum + countWords(resume.lines[at]!.text), 0);
  // A few lines about the firm before the entries are no position told in running text.
  const told = resume.positions.flatMap(({ prose, bullets }) => {
    const words = wordsOf(prose);
    const isTold = words >= LONGEST_PROSE && words > wordsOf(bullets);
    return isTold && prose[0] !== undefined ? [{ line: prose[0], words }] : [];
  });
  if (told.length > 0)
    return bad('bad', {
      params: { words: Math.max(...told.map(({ words }) => words)), limit: LONGEST_PROSE },
      cited: told.map(({ line }) => wholeLine(resume, line)),
      suggestion: say('use_of_bullets'),
    });
  const [first] = resume.bullets;
  return first === undefined
    ? unchecked('no-bullets')
    : good('good', { params: { count: resume.bullets.length }, cited: [wholeLine(resume, first)] });
};

const MOST_PAGES = 2;
const MOST_WORDS = 1000;
const FEWEST_WORDS = 150;

const length: Check['run'] = ({ document, words }) => {
  const { pages } = document;
  const params = { pages, words };
  if (pages > MOST_PAGES || words > MOST_WORDS)
    return bad('too-long', {
      params: { ...params, mostPages: MOST_PAGES, mostWords: MOST_WORDS },
      suggestion: say('length.too-long'),
    });
  if (words < FEWEST_WORDS)
    return bad('too-short', {
      params: { ...params, fewest: FEWEST_WORDS },
      suggestion: say('length.too-short'),
    });
  return good('good', { params });
};

const LONGEST_BULLET = 35;

const longBullets: Check['run'] = (resume) => {
  if (resume.bullets.length === 0) return unchecked('no-bullets');
  const long = resume.bullets.filter((at) => countWords(resume.lines[at]!.text) > LONGEST_BULLET);
  if (long.length === 0)
    return good('good', { params: { limit: LONGEST_BULLET, count: resume.bullets.length } });
  return bad('bad', {
    params: { count: long.length, limit: LONGEST_BULLET },
    cited: long.map((at) => wholeLine(resume, at)),
    suggestion: say('long_bullets'),
  });
};

/** Whether the document has its parts, and in a length that is read. */
export const structureChecks: readonly Check[] = [
  { id: 'structure.missing_sections', tab: 'Structure', weight: 3, run: missingSections },
  { id: 'structure.use_of_bullets', tab: 'Structure', weight: 2, run: useOfBullets },
  { id: 'structure.length', tab: 'Structure', weight: 1, run: length },
  { id: 'structure.long_bullets', tab: 'Structure', weight: 1, run: longBullets },
];
