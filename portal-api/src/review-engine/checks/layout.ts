import { iconWordsIn } from '../extraction/icon-words.ts';
import type { Resume } from '../sections/resume.ts';
import { bad, type Check, type Cited, good, say, unchecked } from './check.types.ts';

const textLayer: Check['run'] = ({ document }) => {
  if (document.kind === 'text') return unchecked('needs-file');
  if (document.textlessPages === 0) return good();
  return bad('bad', { params: { pages: document.textlessPages }, suggestion: say('text_layer') });
};

// More changes of column than this are no heading between columns but lines told in turn.
const MOST_EXTRA = 2;

const columnOf = ({ page, column }: { page: number; column: number }): number =>
  page * 100 + column;

const changes = (columns: readonly number[]): number =>
  columns.filter((column, at) => at > 0 && column !== columns[at - 1]).length;

/** Columns with sections of their own; a column of labels, places or dates has none, whatever order it is read in. */
const ownColumns = ({ lines, sections }: Resume): ReadonlySet<number> =>
  new Set(
    sections.flatMap(({ heading }) => (heading === undefined ? [] : columnOf(lines[heading]!))),
  );

/** How often the file jumps between columns beyond what reading them in turn needs. */
const extraJumps = (resume: Resume): number => {
  const { document } = resume;
  const own = ownColumns(resume);
  const letters = (text: string): string => text.replace(/[\s\p{P}\p{S}]/gu, '');
  const stream = letters(document.stream.join(''));
  const places = document.drawn.flatMap((line) => {
    const column = columnOf(line);
    if (!own.has(column)) return [];
    const start = letters(line.text).slice(0, 14);
    const place = stream.indexOf(start);
    // What stands there twice shows no place.
    const isSure = start.length > 5 && place >= 0 && place === stream.lastIndexOf(start);
    return isSure ? [{ place, column }] : [];
  });
  const inFile = places.toSorted((a, b) => a.place - b.place);
  return changes(inFile.map(({ column }) => column)) - changes(places.map(({ column }) => column));
};

const columns: Check['run'] = (resume) => {
  const { kind, columns: count } = resume.document;
  if (kind === 'text') return unchecked('needs-file');
  if (count < 2) return good('one');
  // Word keeps the order of columns in the file.
  const jumps = kind === 'docx' ? 0 : extraJumps(resume);
  if (jumps <= MOST_EXTRA) return good('in-order');
  const lines = Math.max(1, resume.document.drawn.length);
  return bad('bad', {
    params: { percent: Math.min(100, Math.round((100 * jumps) / lines)) },
    suggestion: say('columns'),
  });
};

const tables: Check['run'] = ({ document, lines }) => {
  if (document.kind !== 'docx') return unchecked('needs-docx');
  if (document.tables === 0) return good();
  const line = lines.findIndex(({ place }) => place === 'table');
  const cited = line < 0 ? [] : [{ quote: lines[line]!.text, line }];
  return bad('bad', { params: { count: document.tables }, cited, suggestion: say('tables') });
};

const LONGEST_SHOWN = 120;

const hiddenText: Check['run'] = ({ document }) => {
  if (document.kind === 'text') return unchecked('needs-file');
  const hidden = document.dropped.filter(({ why }) => why === 'hidden').map(({ text }) => text);
  const words = hidden.join(' ').trim();
  if (words === '') return good();
  const shown = words.length > LONGEST_SHOWN ? `${words.slice(0, LONGEST_SHOWN)} …` : words;
  return bad('bad', { params: { words: shown }, suggestion: say('hidden_text') });
};

const symbols: Check['run'] = ({ lines, document }) => {
  if (document.kind === 'text') return unchecked('needs-file');
  const cited = lines.flatMap(({ text }, line): Cited[] =>
    iconWordsIn(text).map((quote) => ({ quote, line })),
  );
  if (cited.length === 0) return good();
  return bad('bad', { params: { count: cited.length }, cited, suggestion: say('symbols') });
};

/** Whether the way in which a document is laid out keeps its text whole. */
export const layoutChecks: readonly Check[] = [
  { id: 'ats.text_layer', tab: 'ATS', weight: 3, run: textLayer },
  { id: 'ats.columns', tab: 'ATS', weight: 2, run: columns },
  { id: 'ats.tables', tab: 'ATS', weight: 2, run: tables },
  { id: 'ats.hidden_text', tab: 'ATS', weight: 2, run: hiddenText },
  { id: 'ats.symbols', tab: 'ATS', weight: 1, run: symbols },
];
