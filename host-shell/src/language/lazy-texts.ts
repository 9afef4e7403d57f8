import { FALLBACK_LANGUAGE, type Language } from '@portal/shared-contracts';
import type { i18n } from 'i18next';

/** One bundle a language, each loaded when it is needed. */
export type LazyBundles = Readonly<
  Record<Language, () => Promise<{ default: Record<string, unknown> }>>
>;

const added = new Map<string, LazyBundles>();

const load = async (
  instance: i18n,
  namespace: string,
  bundles: LazyBundles,
  language: Language,
): Promise<void> => {
  if (instance.hasResourceBundle(language, namespace)) return;
  const { default: bundle } = await bundles[language]();
  instance.addResourceBundle(language, namespace, bundle, true, false);
};

/** Adds the texts of a part of the shell that not everybody has, before its first word shows. */
export const addTexts = async (
  instance: i18n,
  namespace: string,
  bundles: LazyBundles,
): Promise<void> => {
  added.set(namespace, bundles);
  const language = instance.language as Language;
  try {
    await load(instance, namespace, bundles, language);
  } catch (error) {
    // Pages in English are better than none.
    if (language === FALLBACK_LANGUAGE) throw error;
    await load(instance, namespace, bundles, FALLBACK_LANGUAGE);
  }
};

/** Loads the texts of every such part shown so far before the language changes. */
export const prepareTexts = async (instance: i18n, language: Language): Promise<void> => {
  await Promise.allSettled(
    [...added].map(([namespace, bundles]) => load(instance, namespace, bundles, language)),
  );
};
