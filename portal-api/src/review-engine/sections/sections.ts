import type { TextLine } from '../extraction/join-lines.ts';
import { countWords } from './count-words.ts';
import { dateRanges } from '../lines/date-ranges.ts';
import type { SectionName } from '../lines/headings.data.ts';
import { headingOf } from '../lines/headings.ts';
import {
  isSchooling,
  listsLanguages,
  listsSkills,
  mayListSkills,
  timesIn,
} from './section-content.ts';

/** A section and its lines, counted from the first line of the text. */
export interface Section {
  readonly name: SectionName | 'head' | 'other';
  /** Its heading as it stands there; absent before the first heading. */
  readonly heading: number | undefined;
  readonly lines: readonly number[];
}

type LookOf = (line: TextLine) => string;

// What headings of one resume have in common: size, weight, and whether they are all capitals.
const lookOf: LookOf = ({ size, bold, heading, text }) =>
  `${Math.round(size * 2)} ${bold} ${heading} ${text === text.toUpperCase() && /\p{L}{3}/u.test(text)}`;

/** The look in which most of the text is set. */
const plainLook = (lines: readonly TextLine[]): string => {
  const letters = new Map<string, number>();
  for (const line of lines)
    letters.set(lookOf(line), (letters.get(lookOf(line)) ?? 0) + line.text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
};

/** Whether a line is no longer than headings are. */
export const isShort = ({ text }: TextLine): boolean =>
  text.length <= 40 && text.split(' ').length <= 5 && !/[\d@.,;]/.test(text);

// The title of a position may look as headings do; its dates follow at once.
const isDated = (line: TextLine | undefined): boolean =>
  line !== undefined && !line.bullet && dateRanges(line.text).length > 0;

const FEWEST = 3;
// Signs around a time.
const A_LITTLE = 2;

// The share of lines of one look that have to be short before that look is one of headings.
const MOSTLY = 0.6;

/** Short lines that look as headings do, and not as most of the text does. */
const alike = (lines: readonly TextLine[], looks: ReadonlySet<string>, after: number): number[] =>
  [...looks].flatMap((look) => {
    // Titles that carry their times may look as headings do; nobody takes them for one.
    const same = lines.flatMap((line, at) =>
      at > after && lookOf(line) === look && !isDated(line) ? [at] : [],
    );
    const fits = same.filter((at) => isShort(lines[at]!) && !lines[at]!.bullet);
    return fits.length >= same.length * MOSTLY ? fits : [];
  });

const PROSE = 12;

// Name and title may look as headings do; what follows the ways to reach the person no longer belongs to them, nor does what stands right above running text.
const headEnd = (lines: readonly TextLine[], first: number): number => {
  const contact = lines.findIndex(({ text }) => /@|\d{3}.*\d{3}/.test(text));
  const prose = lines.findIndex(({ text, bullet }) => !bullet && countWords(text) >= PROSE);
  return Math.min(first, ...[contact, prose - 2].filter((at) => at >= 0));
};

/** Of lines that look as headings do, those that are titles of positions: their dates follow. */
const titlesAmong = (lines: readonly TextLine[], fits: readonly number[]): ReadonlySet<number> => {
  const dated = fits.filter((at) => isDated(lines[at + 1]) || isDated(lines[at + 2]));
  // Where most times stand under no such line, titles look otherwise.
  const times = lines.filter(isDated).length;
  if (dated.length * FEWEST <= times) return new Set();
  // A heading has its first title right below; firms below all titles are no reason.
  const firsts = dated.filter((at) => !isDated(lines[at + 1]) && dated.includes(at + 1));
  const isHeading = firsts.length * 2 <= dated.length - firsts.length;
  return new Set(isHeading ? dated.filter((at) => !firsts.includes(at)) : dated);
};

const isOnlyTimes = (line: TextLine | undefined): boolean =>
  isDated(line) && dateRanges(line!.text)[0]!.text.length >= line!.text.trim().length - A_LITTLE;

/** Whether times stand above what they are about: as in the left cell of a table, which Word writes first. */
const timesLead = (lines: readonly TextLine[], known: readonly number[]): boolean =>
  known.some((at) => headingOf(lines[at]!.text) === 'experience' && isOnlyTimes(lines[at + 1]));

// A title without its time still has a firm and entries below; a section begins with either.
const hasFirmAndEntries = (lines: readonly TextLine[], at: number): boolean =>
  lines[at + 1]?.bullet === false && lines[at + 2]?.bullet === true;

/** The look of headings where none is called as usual: of short lines that stand out, the largest. */
const likelyLook = (lines: readonly TextLine[], plain: string, after: number): string[] => {
  const looks = [...new Set(lines.map(lookOf))].filter((look) => look !== plain);
  const likely = looks.flatMap((look) => {
    const fits = alike(lines, new Set([look]), after);
    const titles = fits.filter((at) => isDated(lines[at + 1]) || isDated(lines[at + 2]));
    const isLikely = fits.length >= FEWEST && titles.length * 2 <= fits.length;
    return isLikely ? [{ look, size: lines[fits[0]!]!.size }] : [];
  });
  return likely
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 1)
    .map(({ look }) => look);
};

const isOpen = ({ text }: TextLine): boolean => text.trim().endsWith(':');

/** Names of sections that nobody lists: they look as the known ones do (RV-27). */
const unknownHeadings = (lines: readonly TextLine[], known: readonly number[]): number[] => {
  const plain = plainLook(lines);
  const after = headEnd(lines, known[0] ?? lines.length);
  const looks =
    known.length === 0
      ? likelyLook(lines, plain, after)
      : known.map((at) => lookOf(lines[at]!)).filter((look) => look !== plain);
  // "Marketing & Vertrieb:" introduces a part of a position, unless all headings are written so.
  const takeColons = known.length === 0 || known.some((at) => isOpen(lines[at]!));
  const fits = alike(lines, new Set(looks), after).filter(
    (at) => !known.includes(at) && (takeColons || !isOpen(lines[at]!)),
  );
  if (timesLead(lines, known))
    return fits.filter((at) => !isOnlyTimes(lines[at - 1]) && !hasFirmAndEntries(lines, at));
  const titles = titlesAmong(lines, fits);
  const hasExperience = known.some((at) => headingOf(lines[at]!.text) === 'experience');
  if (titles.size < FEWEST && !hasExperience) return fits;
  return fits.filter((at) => !titles.has(at));
};

/** Lines that are called as sections are; where those stand out, one that does not is a label. */
const knownHeadings = (lines: readonly TextLine[]): ReadonlyMap<number, SectionName> => {
  const named = new Map<number, SectionName>();
  lines.forEach((line, at) => {
    const name = line.bullet || line.place === 'footer' ? undefined : headingOf(line.text);
    if (name) named.set(at, name);
  });
  const plain = plainLook(lines);
  const standOut = [...named].filter(([at]) => lookOf(lines[at]!) !== plain);
  return standOut.length >= FEWEST ? new Map(standOut) : named;
};

type Draft = { name: Section['name']; heading: number | undefined; lines: number[] };

/** A section with an unusual name shows by its entries what it is, where no other is that (RV-27). */
const nameByContent = (lines: readonly TextLine[], sections: readonly Draft[]): void => {
  const others = sections.filter(({ name }) => name === 'other');
  const give = (name: SectionName, fits: (own: readonly number[]) => boolean): void => {
    if (sections.some((section) => section.name === name)) return;
    const [best] = others
      .filter((section) => section.name === 'other' && fits(section.lines))
      .toSorted((a, b) => timesIn(lines, b.lines) - timesIn(lines, a.lines));
    if (best) best.name = name;
  };
  give('education', (own) => isSchooling(lines, own) && timesIn(lines, own) < FEWEST);
  give('experience', (own) => timesIn(lines, own) > 0);
  give('languages', (own) => listsLanguages(lines, own));
  give('skills', (own) => listsSkills(lines, own) && mayListSkills(lines, own));
  give('skills', (own) => listsSkills(lines, own));
  const [first] = others;
  if (first?.name === 'other' && first === sections[1] && timesIn(lines, first.lines) === 0)
    give('summary', (own) => own === first.lines && !mayListSkills(lines, own));
};

/** On which pages columns stand side by side. */
const pagesOfColumns = (lines: readonly TextLine[]): ReadonlySet<number> =>
  new Set(
    [...Map.groupBy(lines, ({ page }) => page)]
      .filter(([, own]) => new Set(own.map(({ column }) => column)).size > 1)
      .map(([page]) => page),
  );

/** The sections of a text, by usual headings first and by their look where a heading is unusual (RV-27). */
export const readSections = (lines: readonly TextLine[]): Section[] => {
  const named = knownHeadings(lines);
  const others = new Set(unknownHeadings(lines, [...named.keys()]));
  const sections: Draft[] = [{ name: 'head', heading: undefined, lines: [] }];
  const inColumns = pagesOfColumns(lines);
  // A section goes on in its column of the next page, after whatever stands beside it on this one.
  const lastOf = new Map<number, Draft>();
  let open = sections[0]!;
  const begin = (name: Draft['name'], heading: number): Draft => {
    const section = { name, heading, lines: [] };
    sections.push(section);
    return section;
  };
  lines.forEach((line, at) => {
    if (line.place === 'header' || line.place === 'footer') return sections[0]!.lines.push(at);
    if (line.page > 1 && inColumns.has(line.page) && inColumns.has(line.page - 1))
      open = lastOf.get(line.column) ?? open;
    if (named.has(at)) open = begin(named.get(at)!, at);
    else if (others.has(at)) open = begin('other', at);
    else open.lines.push(at);
    lastOf.set(line.column, open);
  });
  nameByContent(lines, sections);
  return sections;
};
