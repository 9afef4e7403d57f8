/** How pages are scanned: brand, language and the widths of the window. */
export const appearances = [
  ['northwind', 'en-US', [1280, 360]],
  ['acme', 'de-DE', [1280, 360]],
  ['northwind', 'de-DE', [360]],
  ['acme', 'en-US', [1280, 360]],
] as const;
