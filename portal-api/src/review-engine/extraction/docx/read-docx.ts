import type { DrawnLine, Dropped, ReadDocument } from '../document.types.ts';
import { SIGNS } from '../layout/segments.ts';
import { readable } from '../normalise.ts';
import { Unreadable } from '../unreadable.ts';
import { readParts } from './archive.ts';
import { readParagraphs } from './paragraphs.ts';
import type { Paragraph } from './state.ts';
import { showsPortrait } from './pictures.ts';
import { readStyles } from './styles.ts';

const DOCUMENT = 'word/document.xml';
const STYLES = 'word/styles.xml';
const isWanted = (name: string): boolean =>
  name === DOCUMENT || name === STYLES || /^word\/(header|footer)\d*\.xml$/.test(name);

const SIGN = new RegExp(String.raw`^[${SIGNS}]\s+`, 'u');

const lineOf = (paragraph: Paragraph, text: string, at: number): DrawnLine => ({
  page: paragraph.page,
  text: text.replace(SIGN, ''),
  place: paragraph.place,
  x: paragraph.indent,
  right: 0,
  y: -at,
  size: paragraph.size,
  bold: paragraph.bold && text !== '',
  bullet: paragraph.bullet || SIGN.test(text),
  heading: paragraph.heading,
  column: 0,
  whole: true,
});

/** Cells that hold one line each are one line, as in a row of title and dates. */
const joinRows = (paragraphs: readonly Paragraph[]): Paragraph[] => {
  const joined: Paragraph[] = [];
  const rows = Map.groupBy(paragraphs, ({ row }) => row);
  const told = new Set<number>();
  for (const paragraph of paragraphs) {
    const row = paragraph.row === 0 ? [paragraph] : (rows.get(paragraph.row) ?? []);
    const filled = row.filter(({ text }) => text.trim() !== '');
    const isOneLine =
      filled.length > 1 &&
      filled.length <= 4 &&
      new Set(filled.map(({ cell }) => cell)).size === filled.length &&
      filled.every(({ text, bullet }) => text.length < 80 && !bullet);
    if (paragraph.row === 0 || !isOneLine) joined.push(paragraph);
    else if (!told.has(paragraph.row)) {
      told.add(paragraph.row);
      joined.push({ ...filled[0]!, text: filled.map(({ text }) => text).join(' ') });
    }
  }
  return joined;
};

/** Rows whose cells hold more than a line each: text laid out beside text. */
const layoutTables = (paragraphs: readonly Paragraph[]): number => {
  const rows = Map.groupBy(
    paragraphs.filter(({ row, text }) => row > 0 && text.trim() !== ''),
    ({ row }) => row,
  );
  return [...rows.values()].filter((row) => {
    const cells = Map.groupBy(row, ({ cell }) => cell);
    return cells.size > 1 && [...cells.values()].some((cell) => cell.length > 2);
  }).length;
};

const hiddenOf = (paragraphs: readonly Paragraph[]): Dropped[] =>
  paragraphs.flatMap(({ hidden }) => {
    const text = readable(hidden);
    return text ? [{ why: 'hidden' as const, text }] : [];
  });

/** Reads a Word document (RV-24). */
export const readDocx = (bytes: Uint8Array): ReadDocument => {
  const parts = readParts(bytes, isWanted);
  const main = parts.get(DOCUMENT);
  if (main === undefined) throw new Unreadable('unsupported');
  const styles = readStyles(parts.get(STYLES) ?? '<styles/>');
  const body = readParagraphs(main, 'body', styles);
  const heads = [...parts]
    .filter(([name]) => name !== DOCUMENT && name !== STYLES)
    .flatMap(
      ([name, xml]) =>
        readParagraphs(xml, name.includes('header') ? 'header' : 'footer', styles).paragraphs,
    );
  const paragraphs = [
    ...heads.filter(({ place }) => place === 'header'),
    ...joinRows(body.paragraphs),
    ...heads.filter(({ place }) => place !== 'header'),
  ];
  const drawn = paragraphs.flatMap((paragraph, at) =>
    paragraph.text
      .split('\n')
      .map(readable)
      .filter((text) => text !== '')
      .map((text) => lineOf(paragraph, text, at)),
  );
  return {
    kind: 'docx',
    pages: body.pages,
    drawn,
    stream: body.paragraphs.map(({ text }) => readable(text)).filter((text) => text !== ''),
    dropped: hiddenOf(paragraphs),
    columns: body.columns,
    tables: layoutTables(body.paragraphs),
    textlessPages: 0,
    portrait: [...parts].some(([name, xml]) => name !== STYLES && showsPortrait(xml)),
    notRead: [],
  };
};
