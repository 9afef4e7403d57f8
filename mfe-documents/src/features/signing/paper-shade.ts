// Light falls unevenly on a photographed sheet, so its shade is measured in squares of this many pixels.
const SQUARE = 50;
// Ink covers less than a tenth of a square; what is lighter than nine tenths of it is paper.
const SHARE = 0.9;
const LIGHTEST = 255;

const shadeOf = (lights: readonly number[]): number =>
  lights.toSorted((a, b) => a - b)[Math.floor(lights.length * SHARE)] || LIGHTEST;

/**
 * The shade of the paper at each pixel of a picture: between the middles of two squares it goes over
 * from the one to the other, so that no edge of a square is drawn.
 */
export const paperOf = (light: readonly number[], width: number): ((index: number) => number) => {
  const height = Math.ceil(light.length / width);
  const columns = Math.max(1, Math.round(width / SQUARE));
  const rows = Math.max(1, Math.round(height / SQUARE));
  const squares: number[][] = Array.from({ length: columns * rows }, () => []);
  const columnOf = (x: number): number => Math.floor((x / width) * columns);
  const rowOf = (y: number): number => Math.floor((y / height) * rows);
  light.forEach((shade, index) => {
    const square = rowOf(Math.floor(index / width)) * columns + columnOf(index % width);
    squares[square]?.push(shade);
  });
  const shades = squares.map(shadeOf);
  const shadeAt = (column: number, row: number): number =>
    shades[
      Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))
    ] ?? LIGHTEST;
  return (index) => {
    const x = ((index % width) / width) * columns - 0.5;
    const y = (Math.floor(index / width) / height) * rows - 0.5;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [right, below] = [x - column, y - row];
    const above = shadeAt(column, row) * (1 - right) + shadeAt(column + 1, row) * right;
    const under = shadeAt(column, row + 1) * (1 - right) + shadeAt(column + 1, row + 1) * right;
    return above * (1 - below) + under * below;
  };
};
