/** Lists up to this length are rendered whole. */
export const WHOLE_LIST_LIMIT = 30;
/** At least so many cards of a longer list are rendered. */
const WINDOW_SIZE = 18;
/** The window moves by this many cards at once, so that scrolling seldom renders. */
const STEP = 4;

/** The part of a list that is rendered: cards from `start` up to, not including, `end`. */
export interface ListWindow {
  start: number;
  end: number;
}

/** The window of a list that was never scrolled. */
export const FIRST_WINDOW: ListWindow = { start: 0, end: WINDOW_SIZE };

/** The part of a list that is visible, in pixels. */
export interface Viewport {
  top: number;
  height: number;
}

/** How many cards of these heights end at or above `edge`. */
const countAbove = (heights: readonly number[], edge: number): number => {
  let bottom = 0;
  const first = heights.findIndex((height) => (bottom += height) > edge);
  return first < 0 ? heights.length : first;
};

/** The window around the visible part of a list whose cards have these heights. */
export const windowAround = (heights: readonly number[], { top, height }: Viewport): ListWindow => {
  const count = heights.length;
  if (count <= WHOLE_LIST_LIMIT) return { start: 0, end: count };
  const first = Math.floor(countAbove(heights, top) / STEP) * STEP - STEP;
  const last = Math.ceil((countAbove(heights, top + height) + 1) / STEP) * STEP + STEP;
  const start = Math.max(0, Math.min(first, count - WINDOW_SIZE));
  return { start, end: Math.min(count, Math.max(last, start + WINDOW_SIZE)) };
};

/** The same window in a list that has `count` cards by now. */
export const fitWindow = (window: ListWindow, count: number): ListWindow => {
  if (count <= WHOLE_LIST_LIMIT) return { start: 0, end: count };
  const size = Math.max(WINDOW_SIZE, window.end - window.start);
  const start = Math.max(0, Math.min(window.start, count - size));
  return { start, end: Math.min(count, start + size) };
};

/** The window moved as little as needed to include the card at `index`. */
export const windowIncluding = (window: ListWindow, count: number, index: number): ListWindow => {
  if (count <= WHOLE_LIST_LIMIT) return { start: 0, end: count };
  if (index >= window.start && index < window.end) return window;
  const start = Math.max(0, Math.min(index - Math.floor(WINDOW_SIZE / 2), count - WINDOW_SIZE));
  return { start, end: Math.min(count, start + WINDOW_SIZE) };
};
