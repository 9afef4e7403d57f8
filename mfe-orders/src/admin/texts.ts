import { type LazyBundles, useTexts } from '@portal/shared-ui/texts';

/** The namespace of the words that only the back office shows. */
export const ADMIN = 'ordersadmin';

const bundles: LazyBundles = {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  it: () => import('./locales/it.json'),
  ru: () => import('./locales/ru.json'),
  es: () => import('./locales/es.json'),
  th: () => import('./locales/th.json'),
};

/** Brings the words of the back office in the reader's language; false until they are there. */
export const useAdminTexts = (): boolean => useTexts(ADMIN, bundles);
