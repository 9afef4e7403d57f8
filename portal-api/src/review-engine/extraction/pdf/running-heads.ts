import type { DrawnLine } from '../document.types.ts';

const shapeOf = (text: string): string => text.toLowerCase().replace(/\d+/g, '#');

const EDGE = 2;

/** Lines that stand first or last on several pages: the later ones leave the text (RV-26). */
export const runningHeads = (pages: readonly (readonly DrawnLine[])[]): ReadonlySet<DrawnLine> => {
  const heads = new Set<DrawnLine>();
  if (pages.length < 2) return heads;
  const byHeight = pages.map((page) => page.toSorted((a, b) => b.y - a.y));
  for (const edgeOf of [
    (lines: readonly DrawnLine[]) => lines.slice(0, EDGE),
    (lines: readonly DrawnLine[]) => lines.slice(-EDGE),
  ]) {
    const told = new Map<string, number>();
    byHeight.forEach((lines, page) => {
      for (const line of edgeOf(lines)) {
        const shape = shapeOf(line.text);
        const before = told.get(shape);
        if (before !== undefined && before !== page) heads.add(line);
        else told.set(shape, page);
      }
    });
  }
  return heads;
};

const NUMBER_OF_PAGE =
  /^(?:(?:page|seite|pagina|página|страница|стр\.?|หน้า)\s*)?\d+(?:\s*(?:\/|of|von|di|de|из)\s*\d+)?$/i;

/** Whether a line only counts the pages. */
export const isPageNumber = (text: string): boolean => NUMBER_OF_PAGE.test(text.trim());
