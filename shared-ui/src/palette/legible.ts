import { fromOklch, luminance, toOklch } from './color-space.ts';
import { contrast, ratioOf, TEXT_CONTRAST, worstContrast } from './contrast.ts';

/** Which way a colour may move to gain contrast. */
export type Direction = 'darker' | 'lighter';

const STEP = 0.004;

/** Moves a colour's lightness, and nothing else, until it reaches the ratio against every background. */
export const reach = (
  color: string,
  backgrounds: readonly string[],
  ratio: number,
  direction: Direction,
): string => {
  const grounds = backgrounds.map(luminance);
  const isEnough = (candidate: string): boolean => {
    const own = luminance(candidate);
    return grounds.every((ground) => ratioOf(own, ground) >= ratio);
  };
  if (isEnough(color)) return color;
  const start = toOklch(color);
  const sign = direction === 'darker' ? -1 : 1;
  const moved = (steps: number): string =>
    fromOklch({ ...start, l: start.l + sign * steps * STEP });
  const room = direction === 'darker' ? start.l : 1 - start.l;
  // The farther, the more contrast, so halving finds the nearest step that is far enough.
  let tooNear = 0;
  let enough = Math.ceil(room / STEP);
  while (enough - tooNear > 1) {
    const between = Math.floor((tooNear + enough) / 2);
    if (isEnough(moved(between))) enough = between;
    else tooNear = between;
  }
  const found = moved(enough);
  if (isEnough(found)) return found;
  return direction === 'darker' ? '#000000' : '#ffffff';
};

/** Text for a filled area: white where it is legible, black otherwise (one of the two always is). */
export const textOn = (...fills: readonly string[]): string => {
  if (worstContrast('#ffffff', fills) >= TEXT_CONTRAST) return '#ffffff';
  return '#000000';
};

const NEAR_WHITE_TEXT = 3.4;

/** A fill that almost carries white is darkened a little, since black on a mid tone reads as disabled. */
export const carryWhite = (fill: string): string => {
  const ratio = contrast('#ffffff', fill);
  if (ratio >= TEXT_CONTRAST || ratio < NEAR_WHITE_TEXT) return fill;
  return reach(fill, ['#ffffff'], TEXT_CONTRAST, 'darker');
};
