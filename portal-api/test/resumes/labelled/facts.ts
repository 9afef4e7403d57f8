import type { ResumeAnalysis } from '@portal/shared-contracts/reviews';
import { dateRanges } from '../../../src/review-engine/lines/date-ranges.ts';
import type { LabelledResume } from './make-set.ts';

/** How many of so many were read as they were written. */
export interface Share {
  right: number;
  all: number;
}

/** What is read of each resume beside its faults. */
export interface Facts {
  readonly contact: Share;
  readonly dates: Share;
  /** Lines that follow each other in the resume and in what was read. */
  readonly neighbours: Share;
}

/** Nothing counted yet. */
export const noFacts = (): Facts => ({
  contact: { right: 0, all: 0 },
  dates: { right: 0, all: 0 },
  neighbours: { right: 0, all: 0 },
});

const count = (share: Share, isRight: boolean): boolean => {
  share.all += 1;
  if (isRight) share.right += 1;
  return isRight;
};

const countContact = (
  { file, name, email, phone }: LabelledResume,
  { contact }: ResumeAnalysis,
  share: Share,
): string[] => {
  const stated = [
    [contact.firstName, contact.lastName].filter(Boolean).join(' '),
    contact.email ?? '',
    contact.phone ?? '',
  ];
  return [name, email, phone].flatMap((fact, at) =>
    count(share, stated[at] === fact) ? [] : [`${file}: read ${stated[at]} for ${fact}`],
  );
};

const countDates = ({ file, plan }: LabelledResume, lines: readonly string[], share: Share) => {
  const read = new Set(lines.flatMap((line) => dateRanges(line).map(({ text }) => text)));
  return plan.sections
    .flatMap(({ entries = [] }) => entries.map(({ dates }) => dates))
    .filter((dates) => dates !== '')
    .flatMap((dates) => (count(share, read.has(dates)) ? [] : [`${file}: did not read ${dates}`]));
};

/** The texts of each section from its heading down, in the order in which a person reads them. */
const columnsOf = ({ plan }: LabelledResume): string[][] =>
  plan.sections
    .filter(({ aside }) => !(aside && plan.skillsInTable))
    .map(({ heading, lines = [], entries = [] }) => [
      heading,
      ...lines,
      ...entries.flatMap(({ head, firm, prose, bullets = [] }) => [
        head,
        firm,
        ...(prose ? [prose] : []),
        ...bullets,
      ]),
    ]);

const countNeighbours = (
  resume: LabelledResume,
  lines: readonly string[],
  share: Share,
): string[] => {
  const letters = (text: string): string => text.replace(/\s/g, '');
  const read = lines.map(letters);
  const placesOf = (text: string): number[] =>
    read.flatMap((line, at) => {
      const wanted = letters(text);
      return line.startsWith(wanted) || (line.length > 20 && wanted.startsWith(line)) ? [at] : [];
    });
  return columnsOf(resume).flatMap((texts) =>
    texts.slice(1).flatMap((text, at) => {
      const before = placesOf(texts[at]!);
      const places = placesOf(text);
      // Dates may stand on a line of their own between a title and its firm.
      const isRight = places.some((place) =>
        before.some((last) => last < place && place - last <= 2),
      );
      return count(share, isRight) ? [] : [`${resume.file}: "${text}" does not follow its line`];
    }),
  );
};

/** Counts what was read of a resume; says what was not read as it stands there. */
export const countFacts = (
  resume: LabelledResume,
  analysis: ResumeAnalysis,
  facts: Facts,
): string[] => {
  const lines = analysis.text.reading;
  return [
    ...countContact(resume, analysis, facts.contact),
    ...countDates(resume, lines, facts.dates),
    ...countNeighbours(resume, lines, facts.neighbours),
  ];
};
