import type { TextLine } from '../../extraction/join-lines.ts';
import { headingOf } from '../../lines/headings.ts';
import { isNameLike, type Stated } from './name.ts';

const LOOKED_AT = 15;
const VALUE = String.raw`\s*:?\s+(\p{Lu}[\p{L}\p{M}'’. -]*)$`;
const labelled = (labels: string): RegExp =>
  new RegExp(String.raw`^(?:\d+\.\s*)?(?:${labels})${VALUE}`, 'iu');

const GIVEN = labelled('vornamen?|first name|given names?|nombres?|nome|имя(?: и)?(?: отчество)?');
const FAMILY = labelled(
  'nachname|familienname|zuname|surname|last name|family name|apellidos?|cognome|фамилия',
);

/** A name whose parts stand on lines of their own, each after what it is: "Vorname Daniel", "Nachname Brönnimann". */
export const labelledName = (lines: readonly TextLine[]): Stated | undefined => {
  const first = lines.slice(0, LOOKED_AT).map(({ text }) => text);
  const find = (label: RegExp): { part: string; line: number } | undefined => {
    const line = first.findIndex((text) => label.test(text));
    return line < 0 ? undefined : { part: label.exec(first[line]!)![1]!.trim(), line };
  };
  const [given, family] = [find(GIVEN), find(FAMILY)];
  if (!given || !family || given.line === family.line) return undefined;
  return { text: `${given.part} ${family.part}`, line: given.line, quote: given.part };
};

const WORD = /^\p{Lu}[\p{L}\p{M}'’-]+$/u;
const STANDS_OUT = 1.3;
const ALIKE = 0.5;

/** A name of which each word has a large line for itself. */
export const nameOnTwoLines = (lines: readonly TextLine[]): Stated | undefined => {
  const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b);
  const plain = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const isPart = (line: TextLine | undefined): line is TextLine =>
    line !== undefined &&
    line.page === 1 &&
    line.size > plain * STANDS_OUT &&
    WORD.test(line.text) &&
    headingOf(line.text) === undefined;
  const at = lines.findIndex((line, index) => {
    const next = lines[index + 1];
    return (
      isPart(line) &&
      isPart(next) &&
      next.column === line.column &&
      Math.abs(next.size - line.size) < ALIKE &&
      !isPart(lines[index + 2])
    );
  });
  if (at < 0) return undefined;
  const [first, second] = [lines[at]!.text, lines[at + 1]!.text];
  return { text: `${first} ${second}`, line: at, quote: first };
};

const LABEL =
  /^(?:name|vor- und nachname|nombre(?: y apellidos)?|nome(?: e cognome)?|имя|фио|ф\.и\.о\.|ชื่อ)\s*:?$/iu;

/** A name below the word for it, as in the next cell of a table: "Nome", "Pierpaolo Dalmasso – Apicoltore". */
export const nameBelowLabel = (lines: readonly TextLine[]): Stated | undefined => {
  const label = lines.slice(0, LOOKED_AT).findIndex(({ text }) => LABEL.test(text));
  const [name = ''] = (lines[label + 1]?.text ?? '').split(/\s*[,|·]\s*|\s+[–—-]\s+/);
  return label >= 0 && isNameLike(name) ? { text: name, line: label + 1 } : undefined;
};
