import type { LinePlace } from '../document.types.ts';
import { NO_RUN, type Run, signAfter } from './runs.ts';

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

/** What is known while a part is read. */
export interface State {
  place: LinePlace;
  page: number;
  /** Whether a page was begun and nothing stands on it yet. */
  isTurned: boolean;
  paragraphs: Paragraph[];
  open: Paragraph[];
  run: Run;
  /** Of the letters of a paragraph by its style. */
  styledSize: number;
  /** Depth of what is not read: deleted words, and the second telling of a text box. */
  skipped: number;
  /** Of each text box around, whether its ground is dark. */
  boxes: boolean[];
  /** Whether a shape is being described, its outline left aside, and whether its ground is dark. */
  inShape: boolean;
  darkShape: boolean;
  tables: number;
  row: number;
  cell: number;
  shadedCell: boolean;
  inText: boolean;
  columns: number;
}

const placeOf = (state: State): LinePlace =>
  state.boxes.length > 0
    ? 'box'
    : state.tables > 0 && state.place === 'body'
      ? 'table'
      : state.place;

export const openParagraph = (state: State, size: number): void => {
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

/** Puts a paragraph without words yet on the page that is read. */
export const placeParagraph = (state: State): void => {
  const paragraph = state.open.at(-1);
  if (paragraph && !paragraph.text) paragraph.page = state.page;
};

/** Begins the next page. */
export const turnPage = (state: State): void => {
  state.page += 1;
  state.isTurned = true;
  placeParagraph(state);
};

/** Adds words to the paragraph that is open, to those that nobody sees where they are none to see. */
export const addText = (state: State, said: string): void => {
  const paragraph = state.open.at(-1);
  if (!paragraph || state.skipped > 0) return;
  const { hidden, white, shaded, bold, signs, size = state.styledSize } = state.run;
  const text = signs && said.trim() ? signAfter(paragraph.text) : said;
  if (text.trim()) state.isTurned = false;
  if (hidden || (white && !shaded && !state.shadedCell && !state.boxes.at(-1)))
    paragraph.hidden += text;
  else {
    paragraph.text += text;
    if (text.trim() && !bold && !signs) paragraph.bold = false;
    if (text.trim()) paragraph.size = Math.max(paragraph.size, size);
  }
};

/** Nothing of a part is read yet. */
export const stateOf = (place: LinePlace): State => ({
  place,
  page: 1,
  isTurned: false,
  paragraphs: [],
  open: [],
  run: { ...NO_RUN },
  styledSize: 0,
  skipped: 0,
  boxes: [],
  inShape: false,
  darkShape: false,
  tables: 0,
  row: 0,
  cell: 0,
  shadedCell: false,
  inText: false,
  columns: 1,
});
