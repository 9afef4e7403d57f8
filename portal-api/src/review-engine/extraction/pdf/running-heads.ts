import type { DrawnLine } from '../document.types.ts';

const shapeOf = (text: string): string => text.toLowerCase().replace(/\d+/g, '#');

const EDGE = 2;

/** What repeats at the edges of pages. */
export interface RunningHeads {
  /** The later tellings: they leave the text. */
  readonly repeated: ReadonlySet<DrawnLine>;
  /** The first telling at the foot: it stays, but in no section. */
  readonly feet: ReadonlySet<DrawnLine>;
}

const repeatsOf = (edges: readonly (readonly DrawnLine[])[]) => {
  const told = new Map<string, { line: DrawnLine; page: number }>();
  const repeated: DrawnLine[] = [];
  const first = new Set<DrawnLine>();
  edges.forEach((lines, page) => {
    for (const line of lines) {
      const shape = shapeOf(line.text);
      const before = told.get(shape);
      if (!before) told.set(shape, { line, page });
      else if (before.page !== page) {
        repeated.push(line);
        first.add(before.line);
      }
    }
  });
  return { repeated, first };
};

/** Lines that stand first or last on several pages (RV-26). */
export const runningHeads = (pages: readonly (readonly DrawnLine[])[]): RunningHeads => {
  const byHeight = pages.map((page) => page.toSorted((a, b) => b.y - a.y));
  const top = repeatsOf(byHeight.map((lines) => lines.slice(0, EDGE)));
  const bottom = repeatsOf(byHeight.map((lines) => lines.slice(-EDGE)));
  return { repeated: new Set([...top.repeated, ...bottom.repeated]), feet: bottom.first };
};

const NUMBER_OF_PAGE =
  /^(?:(?:page|seite|pagina|página|страница|стр\.?|หน้า)\s*)?\d{1,3}(?:\s*(?:\/|of|von|di|de|из)\s*\d{1,3})?$/i;

/** Lines at the edges of a page that only count the pages; inside it they are the rest of a number. */
export const pageNumbers = (page: readonly DrawnLine[]): DrawnLine[] => {
  const byHeight = page.toSorted((a, b) => b.y - a.y);
  return [...byHeight.slice(0, EDGE), ...byHeight.slice(-EDGE)].filter(({ text }) =>
    NUMBER_OF_PAGE.test(text.trim()),
  );
};
