/** How many requirements levels 1 and 2 of the standard have. */
const REQUIREMENTS = 253;

const LINE = /^\| (\d+\.\d+\.\d+) +\| [12] +\| (.*?) +\| (pass|not applicable|open): (.*?) *\|$/gm;
const TITLE = /(`+) ?(.+?) ?\1/g;
const DOCUMENT = /\[[^\]]+\]\([^)]+\)/;

/** One requirement of the ledger. */
export interface LedgerLine {
  id: string;
  state: string;
  /** The titles of the tests that show it. */
  titles: readonly string[];
  /** What stands behind the state. */
  reason: string;
}

/** Reads the lines of the tables; a line in another form is none, and is missed by its number. */
export const readLedger = (document: string): LedgerLine[] =>
  [...document.matchAll(LINE)].map(([, id = '', , state = '', reason = '']) => ({
    id,
    state,
    reason,
    titles: state !== 'open' ? [...reason.matchAll(TITLE)].map(([, , title = '']) => title) : [],
  }));

/** What is wrong with the ledger: a number that is missing or twice, a test that is not there, a pass without proof. */
export const ledgerProblems = (
  lines: readonly LedgerLine[],
  titles: readonly string[],
): string[] => {
  const ids = lines.map(({ id }) => id);
  return [
    ...(new Set(ids).size === REQUIREMENTS
      ? []
      : [`docs/security.md has ${new Set(ids).size} of ${REQUIREMENTS} requirements`]),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`),
    ...lines
      .filter((line) => line.state === 'pass' && line.titles.length === 0)
      .filter(({ reason }) => !DOCUMENT.test(reason))
      .map(({ id }) => `${id} passes without a test or a document`),
    ...lines.flatMap(({ id, titles: named }) =>
      named
        .filter((title) => !titles.some((known) => known.startsWith(title)))
        .map((title) => `${id} names a test that is not there: ${title}`),
    ),
  ];
};
