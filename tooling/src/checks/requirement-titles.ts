const AREA = 'SC|HS|OR|QU|DO|CR|BJ|CH|PL|BO|RV|P|TS|FX|UX';
const ID = new RegExp(`\\b(?:${AREA})-\\d{2,3}\\b`, 'g');
const RANGE = new RegExp(`\\b(${AREA})-(\\d{2,3})\\.\\.(\\d{2,3})\\b`, 'g');
const LINE = new RegExp(`^- \\*\\*((?:${AREA})-\\d{2,3})\\*\\*`, 'gm');
const TITLE = /\b(?:test|it|describe)(?:\.[\w.]+)?(?:\([^)]*\))?\s*\(\s*(['"`])([\s\S]*?)\1/g;

// A title below a table of cases stands on a line of its own.
const LINE_TITLE = /^\s+(['"`])(.+?)\1,$/gm;

/** The titles of a test file as they stand in it, placeholders included. */
export const testTitles = (source: string): string[] =>
  [...source.matchAll(TITLE), ...source.matchAll(LINE_TITLE)].map(([, , title = '']) => title);

/** The requirement ids that the titles of a test file name; `HS-33..36` names each id of the range. */
export const titledIds = (source: string): string[] =>
  [...source.matchAll(TITLE)].flatMap(([, , title = '']) => [
    ...(title.match(ID) ?? []),
    ...[...title.matchAll(RANGE)].flatMap(([, area, from, to]) =>
      Array.from(
        { length: Number(to) - Number(from) + 1 },
        (_, index) => `${area}-${String(Number(from) + index).padStart(2, '0')}`,
      ),
    ),
  ]);

/** The ids of the requirement document: all of them, and those listed under the heading "Open". */
export interface RequirementList {
  all: ReadonlySet<string>;
  open: ReadonlySet<string>;
}

/** Reads lines such as `- **HS-01** …` above the heading `## Open` and any id below it. */
export const parseRequirements = (document: string): RequirementList => {
  const [listed = '', open = ''] = document.split(/^## Open.*$/m);
  return {
    all: new Set([...listed.matchAll(LINE)].map(([, id]) => id as string)),
    open: new Set(open.match(ID) ?? []),
  };
};
