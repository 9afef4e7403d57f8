import { type LazyBundles, useTexts } from '../texts/index.ts';

/** The namespace of what every list of the back office says by itself. */
export const LISTS = 'uilists';

const bundles: LazyBundles = {
  // One part for all pages of the back office: each part is named in the code of every first page.
  en: () => import(/* webpackChunkName: "admin-texts-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "admin-texts-de" */ './locales/de.json'),
  it: () => import(/* webpackChunkName: "admin-texts-it" */ './locales/it.json'),
  ru: () => import(/* webpackChunkName: "admin-texts-ru" */ './locales/ru.json'),
  es: () => import(/* webpackChunkName: "admin-texts-es" */ './locales/es.json'),
  th: () => import(/* webpackChunkName: "admin-texts-th" */ './locales/th.json'),
};

/** Brings these words in the reader's language; false until they are there. */
export const useListTexts = (): boolean => useTexts(LISTS, bundles);
