import { fromOklch, toOklch } from './color-space.ts';
import { contrast, CONTROL_CONTRAST, TEXT_CONTRAST, worstContrast } from './contrast.ts';
import { textOn, type Direction } from './legible.ts';
import type { Palette } from './palette.ts';

// Below this a colour reads as grey or white, and a button in it as one that is switched off.
const COLOURED = 0.08;

const STEP = 0.045;

const NO_EDGE = 'transparent';

/** The areas that a brand fills: its buttons. */
export type BrandFill = Pick<
  Palette,
  'primaryFill' | 'primaryFillHover' | 'primaryFillActive' | 'onPrimaryFill' | 'primaryEdge'
>;

const moved = (fill: string, by: number): string => {
  const color = toOklch(fill);
  return fromOklch({ ...color, l: color.l + by });
};

// A dark label leaves room to darken what is under it, as long as it stays legible.
const darkened = (fill: string, text: string): string => {
  const darker = moved(fill, -STEP);
  return contrast(text, darker) >= TEXT_CONTRAST ? darker : fill;
};

/** The fill under the pointer: away from its text, so that the label gains contrast instead of losing it. */
export const shade = (fill: string, away: Direction, text: string): string => {
  const isDarker = text === '#ffffff';
  const isKept = (away === 'darker') === isDarker;
  return isKept ? moved(fill, isDarker ? -STEP : STEP) : fill;
};

const fillOf = (fill: string, edge: string, shift: (fill: string) => string): BrandFill => {
  const hover = shift(fill);
  return {
    primaryFill: fill,
    primaryFillHover: hover,
    primaryFillActive: shift(hover),
    onPrimaryFill: textOn(fill),
    primaryEdge: edge,
  };
};

/**
 * The brand's own colour as a fill: a bright one stays itself, under a dark label and within an outline, instead of
 * becoming the dark shade that a line needs to be seen.
 *
 * @param wanted The colour as the firm set it.
 * @param line The same brand dark enough for a line on each of `under`.
 */
export const brandFill = (
  wanted: string,
  line: string,
  under: readonly string[],
  away: Direction,
): BrandFill => {
  const isFaint = worstContrast(wanted, under) < CONTROL_CONTRAST;
  if (away === 'darker' && isFaint && toOklch(wanted).c >= COLOURED)
    return fillOf(wanted, line, (fill) => darkened(fill, textOn(wanted)));
  return fillOf(line, NO_EDGE, (fill) => shade(fill, away, textOn(line)));
};
