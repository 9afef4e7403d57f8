import type { TextLine } from '../extraction/join-lines.ts';
import type { SectionName } from '../lines/headings.data.ts';
import {
  mayBeOfList,
  mayListSkills,
  mayTellOfSchools,
  mayTellOfWork,
  namesDegree,
  namesLanguage,
  timesIn,
} from './section-content.ts';
import { isShort, type Section } from './sections.ts';

/** The sections that every resume needs. */
export type NeededSection = Extract<SectionName, 'experience' | 'education' | 'skills'>;

type Lines = readonly TextLine[];

const FEWEST_LINES = 3;
const FEWEST_TIMES = 3;

// Nobody dates these; what has a time there came under them because its own heading was not seen.
const UNDATED = new Set<Section['name']>(['head', 'summary', 'skills', 'languages', 'contact']);

/** Lines without a sign that stand below the last entries of a section, more than any other entry has. */
const standsApart = (lines: Lines, { lines: own }: Section): readonly number[] => {
  const last = own.findLastIndex((at) => lines[at]!.bullet);
  const rest = own.slice(last + 1);
  const heads = own.slice(0, last + 1).map((at) => (lines[at]!.bullet ? ' ' : '.'));
  const longest = Math.max(
    ...heads
      .join('')
      .split(' ')
      .map(({ length }) => length),
  );
  const opensAnother = rest[0] !== undefined && isShort(lines[rest[0]]!);
  return last >= 0 && opensAnother && rest.length > longest && rest.length >= FEWEST_LINES
    ? rest
    : [];
};

// Without any heading that is seen, the whole text stands there.
const holdsList = (lines: Lines, { name, lines: own }: Section): boolean =>
  own.some((at, index) => {
    const isHeading = isShort(lines[at]!) && !lines[at]!.bullet && !namesLanguage(lines[at]!.text);
    const list = own.slice(index + 1);
    const end = list.findIndex((line) => !mayBeOfList(lines[line]!));
    return (
      isHeading && mayListSkills(lines, end < 0 || name !== 'head' ? list : list.slice(0, end))
    );
  });

const LISTLESS = new Set<Section['name']>([
  'head',
  'contact',
  'summary',
  'experience',
  'education',
  'languages',
]);

/** Whether a section of another name may hold a second one whose heading nobody saw. */
const buried: Readonly<Record<NeededSection, (lines: Lines, section: Section) => boolean>> = {
  experience: (lines, { name, lines: own }) =>
    UNDATED.has(name)
      ? timesIn(lines, own) > 0
      : name === 'education' && timesIn(lines, own) >= FEWEST_TIMES && mayTellOfWork(lines, own),
  education: (lines, section) =>
    UNDATED.has(section.name)
      ? mayTellOfSchools(lines, section.lines) && timesIn(lines, section.lines) > 0
      : (section.name === 'experience' && timesIn(lines, standsApart(lines, section)) > 0) ||
        // Some tell of their schools under "Training".
        (section.name === 'certificates' && namesDegree(lines, section.lines)),
  skills: (lines, section) => LISTLESS.has(section.name) && holdsList(lines, section),
};

const fits: Readonly<Record<NeededSection, (lines: Lines, own: readonly number[]) => boolean>> = {
  experience: mayTellOfWork,
  education: mayTellOfSchools,
  skills: mayListSkills,
};

/** Whether lines under a heading that says nothing may be a section that is not found (RV-29). */
export const mayBeUnnamed = (
  lines: Lines,
  sections: readonly Section[],
  name: NeededSection,
): boolean =>
  sections.some(
    (section) =>
      (section.name === 'other' && fits[name](lines, section.lines)) ||
      buried[name](lines, section),
  );

/** Whether times stand where none are expected: the columns of the page were read in another order. */
export const isDatedElsewhere = (lines: Lines, sections: readonly Section[]): boolean =>
  sections.some(
    ({ name, lines: own }) => (name === 'other' || UNDATED.has(name)) && timesIn(lines, own) > 0,
  );
