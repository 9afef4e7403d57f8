import { type LazyBundles, useTexts } from '@portal/shared-ui/texts';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';
import th from './locales/th.json';

// Four short texts in one part with their box: six more parts would be named in the code of every first page.
const bundles: LazyBundles = {
  en: async () => ({ default: en }),
  de: async () => ({ default: de }),
  it: async () => ({ default: it }),
  ru: async () => ({ default: ru }),
  es: async () => ({ default: es }),
  th: async () => ({ default: th }),
};

/** Whether the words around the findings of an order are there; no page of this remote loads them. */
export const useOrderFindingTexts = (): boolean => useTexts('orderfindings', bundles);
