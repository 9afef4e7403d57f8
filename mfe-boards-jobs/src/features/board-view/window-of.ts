/** Lists up to this length are rendered whole. */
export const WHOLE = 30;
/** Cards rendered of a longer list at least. */
export const SIZE = 18;
/** The window moves in steps, so that scrolling renders seldom. */
const STEP = 4;

/** The part of a list that is rendered. */
export interface ListWindow {
  start: number;
  end: number;
}

/** The window of a list that was never scrolled. */
export const TOP: ListWindow = { start: 0, end: SIZE };

/** The part of a list that is seen, in pixels. */
export interface Sight {
  top: number;
  height: number;
}

/** How many of these heights end at or above `edge`. */
const countAbove = (heights: readonly number[], edge: number): number => {
  let bottom = 0;
  const at = heights.findIndex((height) => (bottom += height) > edge);
  return at < 0 ? heights.length : at;
};

/** The window around what is seen of a list whose cards have these heights. */
export const windowAt = (heights: readonly number[], { top, height }: Sight): ListWindow => {
  const count = heights.length;
  if (count <= WHOLE) return { start: 0, end: count };
  const first = Math.floor(countAbove(heights, top) / STEP) * STEP - STEP;
  const last = Math.ceil((countAbove(heights, top + height) + 1) / STEP) * STEP + STEP;
  const start = Math.max(0, Math.min(first, count - SIZE));
  return { start, end: Math.min(count, Math.max(last, start + SIZE)) };
};

/** The same window in a list that has `count` cards by now. */
export const windowIn = (window: ListWindow, count: number): ListWindow => {
  if (count <= WHOLE) return { start: 0, end: count };
  const size = Math.max(SIZE, window.end - window.start);
  const start = Math.max(0, Math.min(window.start, count - size));
  return { start, end: Math.min(count, start + size) };
};

/** The window moved as little as needed to hold `index`. */
export const windowWith = (window: ListWindow, count: number, index: number): ListWindow => {
  if (count <= WHOLE) return { start: 0, end: count };
  if (index >= window.start && index < window.end) return window;
  const start = Math.max(0, Math.min(index - Math.floor(SIZE / 2), count - SIZE));
  return { start, end: Math.min(count, start + SIZE) };
};

/** Heights of cards: what was measured, and a guess for the rest. */
export const heightsOf = (
  ids: readonly string[],
  measured: ReadonlyMap<string, number>,
  pitch: number,
): number[] => ids.map((id) => measured.get(id) ?? pitch);

/** Height of all these cards. */
export const heightOf = (
  ids: readonly string[],
  measured: ReadonlyMap<string, number>,
  pitch: number,
): number => heightsOf(ids, measured, pitch).reduce((sum, height) => sum + height, 0);
