import { FALLBACK_LANGUAGE, type Language } from '@portal/shared-contracts';
import type { LocaleBundle } from '@portal/shared-contracts/remote';
import type { i18n } from 'i18next';

/** One bundle a language, each loaded when it is needed. */
export type LazyBundles = Readonly<Record<Language, () => Promise<{ default: LocaleBundle }>>>;

const added = new Map<string, LazyBundles>();

const load = async (
  texts: i18n,
  namespace: string,
  bundles: LazyBundles,
  language: Language,
): Promise<void> => {
  if (texts.hasResourceBundle(language, namespace)) return;
  try {
    const { default: bundle } = await bundles[language]();
    texts.addResourceBundle(language, namespace, bundle, true, false);
  } catch (error) {
    // A part in English is better than none.
    if (language === FALLBACK_LANGUAGE) throw error;
    await load(texts, namespace, bundles, FALLBACK_LANGUAGE);
  }
};

/** Adds the texts of a part that not everybody has, before its first word shows. */
export const addTexts = (texts: i18n, namespace: string, bundles: LazyBundles): Promise<void> => {
  added.set(namespace, bundles);
  return load(texts, namespace, bundles, texts.language as Language);
};

/** Loads the texts of every such part shown so far before the language changes, so that all change in one step. */
export const prepareTexts = async (texts: i18n, language: Language): Promise<void> => {
  await Promise.allSettled(
    [...added].map(([namespace, bundles]) => load(texts, namespace, bundles, language)),
  );
};
