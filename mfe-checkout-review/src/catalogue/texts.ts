import { withTexts } from '@portal/shared-ui/texts';

/** The i18next namespace of the catalogue in the back office; nobody else loads a word of it. */
export const ADMIN_TEXTS = 'catalogue';

/** A page of the back office that is drawn once its words are there. */
export const withAdminTexts = withTexts(ADMIN_TEXTS, {
  // One part for all pages of the back office: each part is named in the code of every first page.
  en: () => import(/* webpackChunkName: "admin-texts-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "admin-texts-de" */ './locales/de.json'),
  it: () => import(/* webpackChunkName: "admin-texts-it" */ './locales/it.json'),
  ru: () => import(/* webpackChunkName: "admin-texts-ru" */ './locales/ru.json'),
  es: () => import(/* webpackChunkName: "admin-texts-es" */ './locales/es.json'),
  th: () => import(/* webpackChunkName: "admin-texts-th" */ './locales/th.json'),
});
