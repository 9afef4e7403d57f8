/** Moves, turns and stretches what is drawn, as PDF writes it. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Leaves everything where it is. */
export const SAME: Matrix = [1, 0, 0, 1, 0, 0];

/** Where something is painted. */
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** The second one, seen through the first. */
export const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

/** The place of a rectangle, given by two of its corners. */
export const boxOf = (m: Matrix, [x0, y0, x1, y1]: readonly number[] = []): Box => {
  const xs = [x0, x1].flatMap((x) => [y0, y1].map((y) => m[0] * x! + m[2] * y! + m[4]));
  const ys = [x0, x1].flatMap((x) => [y0, y1].map((y) => m[1] * x! + m[3] * y! + m[5]));
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
};

/** What two boxes have in common; turned inside out where that is nothing. */
export const shared = (box: Box, other: Box = box): Box => ({
  left: Math.max(box.left, other.left),
  right: Math.min(box.right, other.right),
  bottom: Math.max(box.bottom, other.bottom),
  top: Math.min(box.top, other.top),
});
