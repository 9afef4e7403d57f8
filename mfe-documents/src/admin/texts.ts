import { withTexts } from '@portal/shared-ui/texts';

/** The i18next namespace of the back office of documents; nobody else loads a word of it. */
export const ADMIN_TEXTS = 'documents-admin';

/** A page of the back office that is drawn once its words are there. */
export const withAdminTexts = withTexts(ADMIN_TEXTS, {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  it: () => import('./locales/it.json'),
  ru: () => import('./locales/ru.json'),
  es: () => import('./locales/es.json'),
  th: () => import('./locales/th.json'),
});
