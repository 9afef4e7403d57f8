import { luminance } from './color-space.ts';

/** Contrast ratio of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number =>
  ratioOf(luminance(one), luminance(other));

/** Contrast ratio of two luminances. */
export const ratioOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The worst contrast of a colour against several backgrounds. */
export const worstContrast = (color: string, backgrounds: readonly string[]): number =>
  Math.min(...backgrounds.map((background) => contrast(color, background)));

/** What text needs against its background. */
export const TEXT_CONTRAST = 4.5;

/** What a control, its outline or a chart line needs against what is next to it. */
export const CONTROL_CONTRAST = 3;
