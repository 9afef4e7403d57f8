import type { DrawnLine, Dropped, ReadDocument } from '../document.types.ts';
import { isSign } from '../layout/segments.ts';
import type { ColumnLine } from '../layout/reading-order.ts';
import { readingLimits } from '../limits.ts';
import { readable } from '../normalise.ts';
import { isPortrait } from '../portrait.ts';
import { Unreadable } from '../unreadable.ts';
import { openPdf } from './open-pdf.ts';
import { readPage, type ReadPage } from './read-page.ts';
import { pageNumbers, runningHeads } from './running-heads.ts';

const PRIVATE = /[\ue000-\uf8ff]/gu;

const lineOf = (line: ColumnLine, page: number): DrawnLine => {
  const [first = '', ...rest] = line.text.split(/\s+/);
  const bullet = isSign(first) && rest.length > 0;
  return {
    ...line,
    page,
    text: readable(
      (bullet ? line.text.slice(line.text.indexOf(first) + first.length) : line.text).replace(
        PRIVATE,
        ' ',
      ),
    ),
    place: 'body',
    bullet,
    heading: false,
    whole: false,
  };
};

const droppedOf = (pages: readonly ReadPage[], heads: Iterable<DrawnLine>): Dropped[] => [
  ...pages.flatMap(({ hidden }) => hidden.map((text) => ({ why: 'hidden' as const, text }))),
  ...[...heads].map(({ text }) => ({ why: 'header-footer' as const, text })),
];

const readPages = async (bytes: Uint8Array): Promise<{ pages: ReadPage[]; count: number }> => {
  const pdf = await openPdf(bytes);
  const pages: ReadPage[] = [];
  try {
    const last = Math.min(pdf.numPages, readingLimits.pages);
    for (let number = 1; number <= last; number += 1) {
      const page = await pdf.getPage(number);
      pages.push(await readPage(page));
      page.cleanup();
    }
    return { pages, count: pdf.numPages };
  } catch {
    throw new Unreadable('damaged');
  } finally {
    await pdf.loadingTask.destroy();
  }
};

/** Reads a PDF (RV-19 to RV-26). */
export const readPdf = async (bytes: Uint8Array): Promise<ReadDocument> => {
  const { pages, count } = await readPages(bytes);
  if (pages.every(({ lines }) => lines.length === 0)) throw new Unreadable('no-text-layer');
  const drawn = pages.map(({ lines }, at) =>
    lines.map((line) => lineOf(line, at + 1)).filter(({ text }) => text !== ''),
  );
  const heads = runningHeads(drawn);
  const numbers = drawn.flatMap(pageNumbers);
  const away = new Set([...heads.repeated, ...numbers]);
  return {
    kind: 'pdf',
    pages: count,
    drawn: drawn
      .flat()
      .filter((line) => !away.has(line))
      .map((line) => (heads.feet.has(line) ? { ...line, place: 'footer' as const } : line)),
    stream: pages.flatMap(({ stream }) => stream),
    dropped: droppedOf(pages, away),
    columns: drawn.flat().some(({ column }) => column > 0) ? 2 : 1,
    tables: 0,
    textlessPages: pages.filter(({ lines, pictures }) => lines.length === 0 && pictures.length > 0)
      .length,
    portrait: (pages[0]?.pictures ?? []).some(({ left, right, bottom, top }) =>
      isPortrait(right - left, top - bottom),
    ),
    notRead:
      count > pages.length ? [{ what: 'pages', limit: readingLimits.pages, found: count }] : [],
  };
};
