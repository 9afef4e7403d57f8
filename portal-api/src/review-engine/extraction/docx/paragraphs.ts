import type { LinePlace } from '../document.types.ts';
import { hasSigns, NO_RUN, type Run, signAfter } from './runs.ts';
import { isDark, isOn, type StyleMarks } from './styles.ts';
import { walkXml } from './walk-xml.ts';

/** A paragraph with what its reader has to know. */
export interface Paragraph {
  text: string;
  /** Words of it that nobody sees. */
  hidden: string;
  place: LinePlace;
  bullet: boolean;
  heading: boolean;
  bold: boolean;
  /** Of its largest letters, in points. */
  size: number;
  indent: number;
  page: number;
  /** Number of the table row, and of the cell in it; 0 outside of tables. */
  row: number;
  cell: number;
}

interface State {
  place: LinePlace;
  page: number;
  paragraphs: Paragraph[];
  open: Paragraph[];
  run: Run;
  /** Of the letters of a paragraph by its style. */
  styledSize: number;
  /** Depth of what is not read: deleted words, and the second telling of a text box. */
  skipped: number;
  boxes: number;
  tables: number;
  row: number;
  cell: number;
  shadedCell: boolean;
  inText: boolean;
  columns: number;
}

const SKIPPED = new Set(['del', 'moveFrom', 'Fallback', 'instrText', 'delText']);
// Half-points: less than three points is read by no person.
const TINY = 6;
const HALVES = 2;

const placeOf = (state: State): LinePlace =>
  state.boxes > 0 ? 'box' : state.tables > 0 && state.place === 'body' ? 'table' : state.place;

const openParagraph = (state: State, size: number): void => {
  state.styledSize = size;
  const paragraph: Paragraph = {
    text: '',
    hidden: '',
    place: placeOf(state),
    bullet: false,
    heading: false,
    bold: true,
    size: 0,
    indent: 0,
    page: state.page,
    row: state.tables > 0 ? state.row : 0,
    cell: state.cell,
  };
  state.paragraphs.push(paragraph);
  state.open.push(paragraph);
};

const addText = (state: State, said: string): void => {
  const paragraph = state.open.at(-1);
  if (!paragraph || state.skipped > 0) return;
  const { hidden, white, shaded, bold, signs, size = state.styledSize } = state.run;
  const text = signs && said.trim() ? signAfter(paragraph.text) : said;
  if (hidden || (white && !shaded && !state.shadedCell)) paragraph.hidden += text;
  else {
    paragraph.text += text;
    if (text.trim() && !bold && !signs) paragraph.bold = false;
    if (text.trim()) paragraph.size = Math.max(paragraph.size, size);
  }
};

type Attributes = Readonly<Record<string, string>>;
type Opened = (state: State, attributes: Attributes, styles: (id?: string) => StyleMarks) => void;

const applyStyle: Opened = (state, { val }, styles) => {
  const paragraph = state.open.at(-1);
  const marks = styles(val);
  if (paragraph && marks.bullet) paragraph.bullet = true;
  if (paragraph && marks.heading) paragraph.heading = true;
  state.styledSize = marks.size ?? state.styledSize;
};

const opened: Readonly<Record<string, Opened>> = {
  p: (state, _, styles) => openParagraph(state, styles().size ?? 0),
  pStyle: applyStyle,
  rStyle: (state, { val }, styles) => {
    const { hidden, size } = styles(val);
    if (hidden) state.run.hidden = true;
    state.run.size = size ?? state.run.size;
  },
  numId: (state, { val }) => {
    const paragraph = state.open.at(-1);
    if (paragraph) paragraph.bullet = val !== '0';
  },
  ind: (state, { left, start }) => {
    const paragraph = state.open.at(-1);
    if (paragraph) paragraph.indent = Number(left ?? start ?? 0) / 20;
  },
  r: (state) => (state.run = { ...NO_RUN }),
  rFonts: (state, { ascii, hAnsi }) => (state.run.signs = hasSigns(ascii ?? hAnsi)),
  sym: (state) => addText(state, signAfter(state.open.at(-1)?.text ?? '')),
  vanish: (state, { val }) => (state.run.hidden ||= isOn(val)),
  b: (state, { val }) => (state.run.bold = isOn(val)),
  color: (state, { val }) => (state.run.white = /^f[c-f]f[c-f]f[c-f]$/i.test(val ?? '')),
  sz: (state, { val }) => {
    state.run.hidden ||= Number(val) < TINY;
    state.run.size = Number(val) / HALVES || undefined;
  },
  shd: (state, { fill }) => {
    if (!isDark(fill)) return;
    if (state.open.length > 0) state.run.shaded = true;
    else state.shadedCell = true;
  },
  t: (state) => (state.inText = true),
  tab: (state) => addText(state, ' '),
  br: (state, { type }) => {
    if (type === 'page') state.page += 1;
    addText(state, type === 'page' ? '' : '\n');
  },
  lastRenderedPageBreak: (state) => {
    state.page += 1;
    const paragraph = state.open.at(-1);
    if (paragraph && !paragraph.text) paragraph.page = state.page;
  },
  noBreakHyphen: (state) => addText(state, '-'),
  txbxContent: (state) => (state.boxes += 1),
  tbl: (state) => (state.tables += 1),
  tr: (state) => (state.row += 1),
  tc: (state) => {
    state.cell += 1;
    state.shadedCell = false;
  },
  cols: (state, { num }) => (state.columns = Math.max(state.columns, Number(num ?? 1))),
};

const closed: Readonly<Record<string, (state: State) => void>> = {
  p: (state) => void state.open.pop(),
  t: (state) => (state.inText = false),
  txbxContent: (state) => (state.boxes -= 1),
  tbl: (state) => (state.tables -= 1),
};

/** The paragraphs of one part, in its order. */
export const readParagraphs = (
  xml: string,
  place: LinePlace,
  styles: (id?: string) => StyleMarks,
): { paragraphs: Paragraph[]; columns: number; pages: number } => {
  const state: State = {
    place,
    page: 1,
    paragraphs: [],
    open: [],
    run: { ...NO_RUN },
    styledSize: 0,
    skipped: 0,
    boxes: 0,
    tables: 0,
    row: 0,
    cell: 0,
    shadedCell: false,
    inText: false,
    columns: 1,
  };
  walkXml(xml, {
    open: (name, attributes) => {
      if (SKIPPED.has(name)) state.skipped += 1;
      if (state.skipped === 0) opened[name]?.(state, attributes, styles);
    },
    text: (text) => {
      if (state.inText) addText(state, text);
    },
    close: (name) => {
      if (state.skipped === 0) closed[name]?.(state);
      if (SKIPPED.has(name)) state.skipped -= 1;
    },
  });
  return { paragraphs: state.paragraphs, columns: state.columns, pages: state.page };
};
