// In points: smaller ones are icons, larger ones are pictures of pages.
const WIDTH = { least: 45, most: 220 };
const HEIGHT = { least: 50, most: 260 };
const LEAST_RATIO = 0.95;
const MOST_RATIO = 1.7;

/** Whether a picture has the size and shape of a photo of a person. */
export const isPortrait = (width: number, height: number): boolean =>
  width >= WIDTH.least &&
  width <= WIDTH.most &&
  height >= HEIGHT.least &&
  height <= HEIGHT.most &&
  height >= width * LEAST_RATIO &&
  height <= width * MOST_RATIO;
