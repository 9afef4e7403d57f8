import { addTexts, type LazyBundles, useTexts } from '@portal/shared-ui/texts';
import type { i18n } from 'i18next';

const bundles: LazyBundles = {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  it: () => import('./locales/it.json'),
  ru: () => import('./locales/ru.json'),
  es: () => import('./locales/es.json'),
  th: () => import('./locales/th.json'),
};

/** Brings the words of the back office, i18next namespace `admin`; true when they are there. */
export const useAdminTexts = (): boolean => useTexts('admin', bundles);

/** The same before anything is drawn. */
export const prepareAdminTexts = (texts: i18n): Promise<void> => addTexts(texts, 'admin', bundles);
