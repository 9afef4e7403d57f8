import { CONTROL_CONTRAST, TEXT_CONTRAST } from './contrast.ts';
import type { Palette } from './palette.ts';

/** Two colours that meet on the screen, with the ratio they owe each other. */
export interface ColorPair {
  name: string;
  front: string;
  back: string;
  ratio: number;
}

// What sets a filled area off is its outline, or the fill itself where that is enough.
const fillOn = (palette: Palette, ground: string, back: string): ColorPair => ({
  name: `primaryFill or its edge on ${ground}`,
  front: palette.primaryEdge === 'transparent' ? palette.primaryFill : palette.primaryEdge,
  back,
  ratio: CONTROL_CONTRAST,
});

/** Every pair of the palette that meets on a screen; the proof of legibility walks this list. */
export const palettePairs = (palette: Palette): ColorPair[] => {
  const grounds = { page: palette.page, surface: palette.surface, sunken: palette.sunken };
  const pairs: ColorPair[] = [];
  for (const [ground, back] of Object.entries(grounds)) {
    for (const front of ['text', 'textMuted', 'primaryText'] as const) {
      pairs.push({
        name: `${front} on ${ground}`,
        front: palette[front],
        back,
        ratio: TEXT_CONTRAST,
      });
    }
    for (const front of ['controlLine', 'primary', 'accent', 'focus', 'chart'] as const) {
      pairs.push({
        name: `${front} on ${ground}`,
        front: palette[front],
        back,
        ratio: CONTROL_CONTRAST,
      });
    }
    pairs.push(fillOn(palette, ground, back));
    for (const [meaning, colors] of Object.entries(palette.meanings)) {
      pairs.push({
        name: `${meaning} text on ${ground}`,
        front: colors.text,
        back,
        ratio: TEXT_CONTRAST,
      });
      pairs.push({
        name: `${meaning} fill on ${ground}`,
        front: colors.fill,
        back,
        ratio: CONTROL_CONTRAST,
      });
    }
  }
  const text = (name: string, front: string, back: string): void => {
    pairs.push({ name, front, back, ratio: TEXT_CONTRAST });
  };
  for (const fill of ['primary', 'primaryHover', 'primaryActive'] as const)
    text(`onPrimary on ${fill}`, palette.onPrimary, palette[fill]);
  for (const fill of ['primaryFill', 'primaryFillHover', 'primaryFillActive'] as const)
    text(`onPrimaryFill on ${fill}`, palette.onPrimaryFill, palette[fill]);
  text('onPrimarySoft on primarySoft', palette.onPrimarySoft, palette.primarySoft);
  text('text on primarySoft', palette.text, palette.primarySoft);
  text('textMuted on primarySoft', palette.textMuted, palette.primarySoft);
  text('onAccent on accent', palette.onAccent, palette.accent);
  text('onSpotlight on spotlight', palette.onSpotlight, palette.spotlight);
  pairs.push({
    name: 'focus on primarySoft',
    front: palette.focus,
    back: palette.primarySoft,
    ratio: CONTROL_CONTRAST,
  });
  for (const [meaning, colors] of Object.entries(palette.meanings)) {
    text(`${meaning} text on its soft ground`, colors.text, colors.soft);
    text(`${meaning} text on its fill`, colors.onFill, colors.fill);
  }
  return pairs;
};
