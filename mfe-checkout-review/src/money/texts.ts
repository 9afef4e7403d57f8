import { withTexts } from '@portal/shared-ui/texts';

/** The namespace of what the firm reads of its money; nobody else loads a word of it. */
export const MONEY = 'firmmoney';

/** A page of the firm's money, drawn once its words are there. */
export const withMoneyTexts = withTexts(MONEY, {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  it: () => import('./locales/it.json'),
  ru: () => import('./locales/ru.json'),
  es: () => import('./locales/es.json'),
  th: () => import('./locales/th.json'),
});
