import { HEADING_WORDS, SIDE_WORDS, WORK_WORDS } from './heading-words.data.ts';
import { HEADINGS, type SectionName } from './headings.data.ts';

const known: ReadonlyMap<string, SectionName> = new Map(
  Object.entries(HEADINGS).flatMap(([section, words]) =>
    words.split('|').map((word) => [word, section as SectionName] as const),
  ),
);

const naming: ReadonlyMap<string, SectionName> = new Map(
  Object.entries(HEADING_WORDS).flatMap(([section, words]) =>
    words.split(' ').map((word) => [word, section as SectionName] as const),
  ),
);
const ofWork = new Set(WORK_WORDS.split(' '));
const beside = new Set(SIDE_WORDS.split(' '));

// Some set their headings with a blank between all letters.
const closeUp = (text: string): string =>
  /^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text;

const JOINED = /\s+(?:and|und|&|y|e|и|\/|\+)\s+|\s*\/\s*|และ/;
const MOST_WORDS = 5;
const NEEDED: ReadonlySet<SectionName> = new Set(['experience', 'education', 'skills']);

/** Headings made of the usual words in another way: "Career to date", "Berufliche Laufbahn". */
const composed = (plain: string): SectionName | undefined => {
  const words = plain
    .replace(/[():,.]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const isSaid = (word: string): boolean =>
    naming.has(word) || ofWork.has(word) || beside.has(word);
  if (words.length > MOST_WORDS || !words.every(isSaid)) return undefined;
  const sections = words.flatMap((word) => naming.get(word) ?? []);
  if (sections.includes('languages')) return 'languages';
  // "Licences and skills": what every resume needs goes before what few have.
  if (sections[0] === 'certificates')
    return sections.find((name) => NEEDED.has(name)) ?? sections[0];
  // One of these words alone may be a subject or a title.
  const isWork = words.length > 1 && words.some((word) => ofWork.has(word));
  return sections[0] ?? (isWork ? 'experience' : undefined);
};

const LONGEST = 50;

const vocabulary = new Set(
  [...naming.keys(), ...ofWork, ...beside].filter((word) => word.length > 1 || word === '&'),
);
const LONGEST_WORD = Math.max(...[...vocabulary].map(({ length }) => length));

/** Words of headings that widely set capitals run together or part in wrong places: "OB JEC TIV E". */
const respaced = (letters: string): string | undefined => {
  const ways: (string | undefined)[] = [''];
  for (let end = 1; end <= letters.length; end += 1) {
    const start = Array.from({ length: Math.min(end, LONGEST_WORD) }, (_, at) => end - at - 1).find(
      (from) => ways[from] !== undefined && vocabulary.has(letters.slice(from, end)),
    );
    ways[end] = start === undefined ? undefined : `${ways[start]} ${letters.slice(start, end)}`;
  }
  return ways[letters.length]?.trim();
};

const isWide = (line: string): boolean => /\s/.test(line) && !/\p{Ll}/u.test(line);

// Programs lose marks and the vowel "am" of Thai words on the way into a PDF; blanks, digits or signs stand there.
const withoutMarks = (text: string): string =>
  text.replace(/[\s\u0e31-\u0e3a\u0e47-\u0e4e\d;:"'!#$%&*]/g, '');

const thai: ReadonlyMap<string, SectionName> = new Map(
  [...known]
    .filter(([words]) => /[\u0e00-\u0e7f]/.test(words))
    .map(([words, section]) => [withoutMarks(words), section] as const),
);

/** The section that a line opens, if it is one of the usual headings. */
export const headingOf = (line: string): SectionName | undefined =>
  // "การศึกษา (Education)"
  headingIn(line) ??
  (IN_BRACKETS.test(line) ? headingIn(line.replace(IN_BRACKETS, '')) : undefined);

const IN_BRACKETS = /\s*\(\p{L}[^()]*\)$/u;

const headingIn = (line: string): SectionName | undefined => {
  if (line.length > LONGEST) return undefined;
  const plain = closeUp(line.trim())
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '')
    .replace(/\s+/g, ' ');
  const whole = known.get(plain) ?? thai.get(withoutMarks(plain));
  if (whole) return whole;
  const wide = isWide(line) ? respaced(plain.replaceAll(' ', '')) : undefined;
  if (wide !== undefined) return known.get(wide) ?? composed(wide);
  const [first = '', second] = plain.split(JOINED);
  if (second === undefined) return composed(plain);
  if (second.split(' ').length > 3) return undefined;
  // "Training and education": one of the three that every resume needs goes first.
  const parts = [first, second].map((part) => known.get(part) ?? composed(part));
  if (parts[0]) return parts.find((part) => part && NEEDED.has(part)) ?? parts[0];
  return composed(plain);
};

/** All sections that a heading names: "Berufserfahrung & Bildung". */
export const sectionsNamed = (line: string): SectionName[] =>
  line.split(JOINED).flatMap((part) => headingOf(part) ?? []);
