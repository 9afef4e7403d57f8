import { type LazyBundles, useTexts } from '@portal/shared-ui/texts';

const bundles: LazyBundles = {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  it: () => import('./locales/it.json'),
  ru: () => import('./locales/ru.json'),
  es: () => import('./locales/es.json'),
  th: () => import('./locales/th.json'),
};

/** Brings the words of the question who it is, i18next namespace `identity`; true when they are there. */
export const useIdentityTexts = (): boolean => useTexts('identity', bundles);
