/** Pairs of brand and language, with the widths at which the pages of a field are scanned in them. */
export const looks = [
  ['northwind', 'en-US', [1280, 360]],
  ['acme', 'de-DE', [1280, 360]],
  ['northwind', 'de-DE', [360]],
  ['acme', 'en-US', [1280, 360]],
] as const;
