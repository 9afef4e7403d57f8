import { type LazyBundles, useTexts } from '@portal/shared-ui/texts';

const bundles: LazyBundles = {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  it: () => import('./locales/it.json'),
  ru: () => import('./locales/ru.json'),
  es: () => import('./locales/es.json'),
  th: () => import('./locales/th.json'),
};

/** Whether the texts of the firm's side are there; visitors never load them. */
export const useStaffTexts = (): boolean => useTexts('staffreviews', bundles);
