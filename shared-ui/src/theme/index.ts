export { luminance } from '../palette/color-space.ts';
export { CONTROL_CONTRAST, TEXT_CONTRAST, contrast } from '../palette/contrast.ts';
export { applyCssVariables, cssVariables, type BrandType } from '../palette/css-variables.ts';
export { DEFAULT_BRAND, derivePalette, type DerivedPalette } from '../palette/derive-palette.ts';
export { palettePairs, type ColorPair } from '../palette/palette-pairs.ts';
export type {
  BrandColors,
  ColorChange,
  ColorScheme,
  Meaning,
  MeaningColors,
  Palette,
} from '../palette/palette.ts';
export { ThemeProvider, type ThemeProviderProps } from './theme-provider.tsx';
export { usePalette } from '../palette/use-palette.ts';
export {
  PHONE_QUERY,
  isPhoneAgent,
  useIsPhone,
  useMedia,
  useReducedMotion,
} from '../render/use-media.ts';
