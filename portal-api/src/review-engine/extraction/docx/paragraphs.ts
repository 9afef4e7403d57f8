import type { LinePlace } from '../document.types.ts';
import { hasSigns, NO_RUN, signAfter } from './runs.ts';
import {
  addText,
  openParagraph,
  type Paragraph,
  placeParagraph,
  type State,
  stateOf,
  turnPage,
} from './state.ts';
import { isDark, isOn, type StyleMarks } from './styles.ts';
import { walkXml } from './walk-xml.ts';

const SKIPPED = new Set(['del', 'moveFrom', 'Fallback', 'instrText', 'delText']);
// Half-points: less than three points is read by no person.
const TINY = 6;
const HALVES = 2;
// Colours of a theme on which white words are seen.
const DARK_SCHEME = /^(?:tx|dk|accent)\d$/;

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
    if (type === 'page') turnPage(state);
    else addText(state, '\n');
  },
  lastRenderedPageBreak: (state) => {
    // Word marks the page that it drew behind a break of the writer's once more.
    if (state.isTurned) placeParagraph(state);
    else turnPage(state);
    state.isTurned = false;
  },
  noBreakHyphen: (state) => addText(state, '-'),
  spPr: (state) => {
    state.inShape = true;
    state.darkShape = false;
  },
  ln: (state) => (state.inShape = false),
  schemeClr: (state, { val }) => {
    if (state.inShape) state.darkShape = DARK_SCHEME.test(val ?? '');
  },
  srgbClr: (state, { val }) => {
    if (state.inShape) state.darkShape = isDark(val);
  },
  txbxContent: (state) => state.boxes.push(state.darkShape),
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
  spPr: (state) => (state.inShape = false),
  txbxContent: (state) => void state.boxes.pop(),
  tbl: (state) => (state.tables -= 1),
};

/** The paragraphs of one part, in its order. */
export const readParagraphs = (
  xml: string,
  place: LinePlace,
  styles: (id?: string) => StyleMarks,
): { paragraphs: Paragraph[]; columns: number; pages: number } => {
  const state = stateOf(place);
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
