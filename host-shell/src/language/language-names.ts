import type { Language } from '@portal/shared-contracts';

/** Each language by its own name, which is how people find theirs. */
export const languageNames: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['it', 'Italiano'],
  ['ru', 'Русский'],
  ['es', 'Español'],
  ['th', 'ไทย'],
];
