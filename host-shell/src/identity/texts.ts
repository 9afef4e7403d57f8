import { type LazyBundles, useTexts } from '@portal/shared-ui/texts';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';
import th from './locales/th.json';

// Four short texts in one part with their dialog: six more parts would be named in the code of every first page.
const bundles: LazyBundles = {
  en: async () => ({ default: en }),
  de: async () => ({ default: de }),
  it: async () => ({ default: it }),
  ru: async () => ({ default: ru }),
  es: async () => ({ default: es }),
  th: async () => ({ default: th }),
};

/** Brings the words of the question who it is, i18next namespace `identity`; true when they are there. */
export const useIdentityTexts = (): boolean => useTexts('identity', bundles);
