import { addTexts, type LazyBundles, useTexts } from '@portal/shared-ui/texts';
import type { i18n } from 'i18next';

const bundles: LazyBundles = {
  // One part for all pages of the back office: each part is named in the code of every first page.
  en: () => import(/* webpackChunkName: "admin-texts-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "admin-texts-de" */ './locales/de.json'),
  it: () => import(/* webpackChunkName: "admin-texts-it" */ './locales/it.json'),
  ru: () => import(/* webpackChunkName: "admin-texts-ru" */ './locales/ru.json'),
  es: () => import(/* webpackChunkName: "admin-texts-es" */ './locales/es.json'),
  th: () => import(/* webpackChunkName: "admin-texts-th" */ './locales/th.json'),
};

/** Brings the words of the back office, i18next namespace `admin`; true when they are there. */
export const useAdminTexts = (): boolean => useTexts('admin', bundles);

/** The same before anything is drawn. */
export const prepareAdminTexts = (texts: i18n): Promise<void> => addTexts(texts, 'admin', bundles);
