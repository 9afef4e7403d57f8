/**
 * How pages are scanned: brand, language, the widths of the window, and by which rules: the structure of a page is
 * asked once in each language and width, what depends on looks in each of them.
 */
export const appearances = [
  ['northwind', 'en-US', [1280, 360], 'all'],
  ['acme', 'de-DE', [1280, 360], 'all'],
  ['northwind', 'de-DE', [360], 'looks'],
  ['acme', 'en-US', [1280, 360], 'looks'],
] as const;
