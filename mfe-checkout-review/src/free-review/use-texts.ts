import type { Language } from '@portal/shared-contracts';
import type { LocaleBundle } from '@portal/shared-contracts/remote';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The six bundles of one part, loaded when it is shown. */
export type Bundles = Readonly<Record<Language, () => Promise<{ default: LocaleBundle }>>>;

const add = async (
  texts: i18n,
  { namespace, bundles }: { namespace: string; bundles: Bundles },
  language: Language,
): Promise<void> => {
  try {
    const { default: bundle } = await bundles[language]();
    texts.addResourceBundle(language, namespace, bundle, true, false);
  } catch (error) {
    // A part in English is better than none.
    if (language === 'en') throw error;
    await add(texts, { namespace, bundles }, 'en');
  }
};

/** Brings the texts of a part that most visitors never see; false until they are there. */
export const useTexts = (namespace: string, bundles: Bundles): boolean => {
  const { i18n: texts } = useTranslation();
  const language = texts.language as Language;
  const [loaded, setLoaded] = useState<Language>();
  const isThere = loaded === language || texts.hasResourceBundle(language, namespace);
  useEffect(() => {
    if (isThere) return undefined;
    let isGone = false;
    void add(texts, { namespace, bundles }, language).finally(() => {
      if (!isGone) setLoaded(language);
    });
    return () => {
      isGone = true;
    };
  }, [texts, namespace, bundles, language, isThere]);
  return isThere;
};
