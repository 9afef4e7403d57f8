/** How far an ellipsis leads. */
export const LEAP = 5;

/** One place of the bar that leads to the other pages: a page, or a leap over those that have no place. */
export type PageItem = number | 'back' | 'forward';

const between = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * The first page, the last and those around the present one. A gap of a single page is that page.
 *
 * @param around How many pages stand on each side of the present one.
 */
export const pageItems = (page: number, pages: number, around: number): PageItem[] => {
  // Near an end the bar is as long as in the middle, so that nothing moves under a finger.
  const length = 2 * around + 5;
  if (pages <= length) return between(1, pages);
  if (page <= around + 3) return [...between(1, length - 2), 'forward', pages];
  if (page >= pages - around - 2) return [1, 'back', ...between(pages - length + 3, pages)];
  return [1, 'back', ...between(page - around, page + around), 'forward', pages];
};
