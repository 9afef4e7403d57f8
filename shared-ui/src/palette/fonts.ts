/** Sans of the device, with Thai and Cyrillic; nothing is downloaded. */
export const SANS =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Thai', 'Leelawadee UI', Thonburi, 'Helvetica Neue', Arial, sans-serif";

/** Serif of the device for brands that set headings in one. */
export const SERIF =
  "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Cambria, Georgia, 'Noto Serif Thai', Tinos, 'Times New Roman', serif";

/** The six sizes of the interface, in pixels; there are no others. */
export const FONT_SIZES = {
  tiny: 12,
  small: 14,
  body: 16,
  large: 20,
  title: 24,
  hero: 32,
} as const;
