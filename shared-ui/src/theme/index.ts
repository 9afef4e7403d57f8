export { luminance } from './color-space.ts';
export { CONTROL_CONTRAST, TEXT_CONTRAST, contrast } from './contrast.ts';
export { applyCssVariables, cssVariables, type BrandType } from './css-variables.ts';
export { DEFAULT_BRAND, derivePalette, type DerivedPalette } from './derive-palette.ts';
export { palettePairs, type ColorPair } from './palette-pairs.ts';
export type {
  BrandColors,
  ColorChange,
  ColorScheme,
  Meaning,
  MeaningColors,
  Palette,
} from './palette.ts';
export { ThemeProvider, type ThemeProviderProps } from './theme-provider.tsx';
export { usePalette } from './use-palette.ts';
export { PHONE_QUERY, isPhoneAgent, useIsPhone, useMedia, useReducedMotion } from './use-media.ts';
