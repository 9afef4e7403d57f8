import type { Language } from '@portal/shared-contracts';
import type { RemoteModule, ResolvedRemote } from '@portal/shared-contracts/remote';
import type { i18n } from 'i18next';

const FALLBACK: Language = 'en';

const addLanguage = async (
  i18next: i18n,
  module: RemoteModule,
  namespace: string,
  language: Language,
): Promise<void> => {
  if (i18next.hasResourceBundle(language, namespace)) return;
  const { default: bundle } = await module.locales[language]();
  i18next.addResourceBundle(language, namespace, bundle, true, false);
};

/** Remembers the texts of loaded remotes, so that a change of language can bring the others. */
export interface RemoteTexts {
  add(module: RemoteModule, remote: ResolvedRemote): Promise<void>;
  /** Loads the bundles of every remote shown so far before the language changes. */
  prepare(language: Language): Promise<void>;
}

/** Adds a remote's own language bundle under its namespace before its first text is shown. */
export const createRemoteTexts = (i18next: i18n, current: () => Language): RemoteTexts => {
  const loaded = new Map<string, RemoteModule>();
  return {
    add: async (module, remote) => {
      const { namespace } = remote.manifest;
      loaded.set(namespace, module);
      try {
        await addLanguage(i18next, module, namespace, current());
      } catch (error) {
        // A part in English is better than none.
        if (current() === FALLBACK) throw error;
        await addLanguage(i18next, module, namespace, FALLBACK);
      }
    },
    prepare: async (language) => {
      await Promise.allSettled(
        [...loaded].map(([namespace, module]) => addLanguage(i18next, module, namespace, language)),
      );
    },
  };
};
