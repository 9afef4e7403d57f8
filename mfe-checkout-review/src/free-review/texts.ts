import { type LazyBundles, useTexts } from '@portal/shared-ui/texts';

const bundles: LazyBundles = {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  it: () => import('./locales/it.json'),
  ru: () => import('./locales/ru.json'),
  es: () => import('./locales/es.json'),
  th: () => import('./locales/th.json'),
};

/** Whether the texts of the free review are there; they come with its first page. */
export const useFreeReviewTexts = (): boolean => useTexts('freereview', bundles);
