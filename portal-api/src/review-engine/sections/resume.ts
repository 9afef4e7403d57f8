import type { Language } from '@portal/shared-contracts';
import type { ReadDocument } from '../extraction/document.types.ts';
import type { TextLine } from '../extraction/join-lines.ts';
import { countWords } from './count-words.ts';
import { readContact, type StatedContact } from './person/contact.ts';
import { type Position, readPositions } from './positions.ts';
import { readSections, type Section } from './sections.ts';

/** A resume with its parts: what all checks read. */
export interface Resume {
  readonly document: ReadDocument;
  readonly lines: readonly TextLine[];
  readonly sections: readonly Section[];
  readonly contact: StatedContact;
  readonly positions: readonly Position[];
  readonly education: readonly Position[];
  /** Entries told as bullets, of positions and projects. */
  readonly bullets: readonly number[];
  readonly words: number;
  readonly language: Language;
  readonly fileName: string | undefined;
  /** The month that stands for this one. */
  readonly asOf: { readonly year: number; readonly month: number };
}

const TOLD = new Set<Section['name']>(['experience', 'projects', 'volunteering']);

export const readResume = (input: {
  document: ReadDocument;
  lines: readonly TextLine[];
  language: Language;
  fileName: string | undefined;
  asOf: string;
}): Resume => {
  const { lines } = input;
  const sections = readSections(lines);
  const positions = readPositions(lines, sections, 'experience');
  const signed = sections
    .filter(({ name }) => TOLD.has(name))
    .flatMap((section) => section.lines.filter((at) => lines[at]!.bullet));
  const bullets = [...new Set([...signed, ...positions.flatMap((position) => position.bullets)])];
  const [year = 0, month = 0] = input.asOf.split('-').map(Number);
  return {
    document: input.document,
    lines,
    sections,
    contact: readContact(lines),
    positions,
    education: readPositions(lines, sections, 'education'),
    bullets: bullets.toSorted((a, b) => a - b),
    words: lines.reduce((sum, { text }) => sum + countWords(text), 0),
    language: input.language,
    fileName: input.fileName,
    asOf: { year, month },
  };
};

/** The name of the section that a line belongs to. */
export const sectionOf = ({ sections, lines }: Resume, line: number): string | null => {
  const section = sections.find(
    ({ heading, lines: own }) => heading === line || own.includes(line),
  );
  return section?.heading === undefined ? null : lines[section.heading]!.text;
};
