import { language, type Language } from '@portal/shared-contracts';
import type { Locale } from 'antd/es/locale';
import { useEffect, useState } from 'react';

// antd's own texts (empty select, date picker) come with its first component, in the page's language.
const locales: Readonly<Record<Language, () => Promise<{ default: Locale }>>> = {
  en: () => import('antd/es/locale/en_US'),
  de: () => import('antd/es/locale/de_DE'),
  it: () => import('antd/es/locale/it_IT'),
  ru: () => import('antd/es/locale/ru_RU'),
  es: () => import('antd/es/locale/es_ES'),
  th: () => import('antd/es/locale/th_TH'),
};

// A theme without texts and one with them are different trees: what stands below would be mounted anew, and lose
// focus and selection, when the texts arrive.
const NO_TEXTS_YET: Locale = { locale: 'en' };

const known = new Map<string, Locale>();

/** antd's texts of a language as soon as they are there, none of its own until then. */
export const useAntdLocale = (name: string): Locale => {
  const [, setArrived] = useState('');
  useEffect(() => {
    const wanted = language.safeParse(name).data;
    if (!wanted || known.has(wanted)) return undefined;
    let isGone = false;
    const load = async (): Promise<void> => {
      const { default: locale } = await locales[wanted]();
      known.set(wanted, locale);
      if (!isGone) setArrived(wanted);
    };
    // Without them antd speaks English; everything else on the page is as it should be.
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [name]);
  return known.get(name) ?? NO_TEXTS_YET;
};
