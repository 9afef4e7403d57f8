import { type LazyBundles, useTexts } from '@portal/shared-ui/texts';

const bundles: LazyBundles = {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  it: () => import('./locales/it.json'),
  ru: () => import('./locales/ru.json'),
  es: () => import('./locales/es.json'),
  th: () => import('./locales/th.json'),
};

/** Whether the words around the findings of an order are there; no page of this remote loads them. */
export const useOrderFindingTexts = (): boolean => useTexts('orderfindings', bundles);
