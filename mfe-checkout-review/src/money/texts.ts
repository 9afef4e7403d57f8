import { withTexts } from '@portal/shared-ui/texts';

/** The namespace of what the firm reads of its money; nobody else loads a word of it. */
export const MONEY = 'firmmoney';

/** A page of the firm's money, drawn once its words are there. */
export const withMoneyTexts = withTexts(MONEY, {
  // One part for all pages of the back office: each part is named in the code of every first page.
  en: () => import(/* webpackChunkName: "admin-texts-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "admin-texts-de" */ './locales/de.json'),
  it: () => import(/* webpackChunkName: "admin-texts-it" */ './locales/it.json'),
  ru: () => import(/* webpackChunkName: "admin-texts-ru" */ './locales/ru.json'),
  es: () => import(/* webpackChunkName: "admin-texts-es" */ './locales/es.json'),
  th: () => import(/* webpackChunkName: "admin-texts-th" */ './locales/th.json'),
});
