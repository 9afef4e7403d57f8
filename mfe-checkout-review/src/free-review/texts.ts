import { type LazyBundles, useTexts } from '@portal/shared-ui/texts';

/** One bundle a language. */
export const bundles: LazyBundles = {
  en: () => import(/* webpackChunkName: "first-free-review-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "first-free-review-de" */ './locales/de.json'),
  it: () => import(/* webpackChunkName: "first-free-review-it" */ './locales/it.json'),
  ru: () => import(/* webpackChunkName: "first-free-review-ru" */ './locales/ru.json'),
  es: () => import(/* webpackChunkName: "first-free-review-es" */ './locales/es.json'),
  th: () => import(/* webpackChunkName: "first-free-review-th" */ './locales/th.json'),
};

/** Whether the texts of the free review are there; they come with its first page. */
export const useFreeReviewTexts = (): boolean => useTexts('freereview', bundles);
