import { type LazyBundles, useTexts } from '../texts/index.ts';

/** The namespace of what every list of the back office says by itself. */
export const LISTS = 'uilists';

const bundles: LazyBundles = {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  it: () => import('./locales/it.json'),
  ru: () => import('./locales/ru.json'),
  es: () => import('./locales/es.json'),
  th: () => import('./locales/th.json'),
};

/** Brings these words in the reader's language; false until they are there. */
export const useListTexts = (): boolean => useTexts(LISTS, bundles);
