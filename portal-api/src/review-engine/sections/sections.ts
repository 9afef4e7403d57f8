import type { TextLine } from '../extraction/join-lines.ts';
import type { SectionName } from './headings.data.ts';
import { headingOf } from './headings.ts';

/** A section and its lines, counted from the first line of the text. */
export interface Section {
  readonly name: SectionName | 'head' | 'other';
  /** Its heading as it stands there; absent before the first heading. */
  readonly heading: number | undefined;
  readonly lines: readonly number[];
}

type LookOf = (line: TextLine) => string;

// What headings of one resume have in common: size, weight, and whether they are all capitals.
const lookOf: LookOf = ({ size, bold, text }) =>
  `${Math.round(size * 2)} ${bold} ${text === text.toUpperCase() && /\p{L}{3}/u.test(text)}`;

const isShort = ({ text }: TextLine): boolean =>
  text.length <= 40 && text.split(' ').length <= 5 && !/[\d@.,;]/.test(text);

/** Names of sections that nobody lists: they look as the known ones do, and as nothing else does. */
const unknownHeadings = (lines: readonly TextLine[], known: readonly number[]): number[] => {
  const looks = new Set(known.map((at) => lookOf(lines[at]!)));
  const [first = 0] = known;
  const alike = lines.flatMap((line, at) =>
    at > first && !known.includes(at) && looks.has(lookOf(line)) ? [at] : [],
  );
  const fits = alike.filter((at) => isShort(lines[at]!) && !lines[at]!.bullet);
  return alike.length === fits.length ? fits : [];
};

/** The sections of a text, by usual headings first and by their look where a heading is unusual (RV-27). */
export const readSections = (lines: readonly TextLine[]): Section[] => {
  const named = new Map<number, SectionName>();
  lines.forEach((line, at) => {
    const name = line.bullet || line.place === 'footer' ? undefined : headingOf(line.text);
    if (name) named.set(at, name);
  });
  const others = new Set(named.size < 2 ? [] : unknownHeadings(lines, [...named.keys()]));
  const sections: { name: Section['name']; heading: number | undefined; lines: number[] }[] = [
    { name: 'head', heading: undefined, lines: [] },
  ];
  lines.forEach((line, at) => {
    if (line.place === 'header' || line.place === 'footer') sections[0]!.lines.push(at);
    else if (named.has(at)) sections.push({ name: named.get(at)!, heading: at, lines: [] });
    else if (others.has(at)) sections.push({ name: 'other', heading: at, lines: [] });
    else sections.at(-1)!.lines.push(at);
  });
  return sections;
};
