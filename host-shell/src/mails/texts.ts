import { type LazyBundles, useTexts } from '@portal/shared-ui/texts';

const bundles: LazyBundles = {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  it: () => import('./locales/it.json'),
  ru: () => import('./locales/ru.json'),
  es: () => import('./locales/es.json'),
  th: () => import('./locales/th.json'),
};

/** Brings the words about mails, i18next namespace `mails`; true when they are there. */
export const useMailTexts = (): boolean => useTexts('mails', bundles);
