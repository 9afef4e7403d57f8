import { FALLBACK_LANGUAGE, type Language } from '@portal/shared-contracts';
import type { WebsiteConfig } from '@portal/shared-contracts/website';
import { textFormatter, textInterpolation } from '@portal/shared-ui';
import { uiLocales } from '@portal/shared-ui/locales';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { shellLocales } from './shell-locales.ts';
import { applyTextOverrides } from './text-overrides.ts';

/** Prepares i18next with nothing but the start language of shell and shared-ui. */
export const createI18n = async (
  language: Language,
  website: Pick<WebsiteConfig, 'textOverrides'>,
): Promise<i18n> => {
  const instance = createInstance();
  await instance
    .use(initReactI18next)
    .use(textFormatter)
    .init({
      lng: language,
      fallbackLng: FALLBACK_LANGUAGE,
      ns: ['shell', 'ui'],
      defaultNS: 'shell',
      resources: {},
      initAsync: false,
      interpolation: textInterpolation,
      react: { useSuspense: false },
    });
  applyTextOverrides(instance, website.textOverrides);
  await loadShellTexts(instance, language);
  return instance;
};

/** Adds the texts of one language unless they are there; falls back to English rather than to keys. */
export const loadShellTexts = async (instance: i18n, language: Language): Promise<void> => {
  if (instance.hasResourceBundle(language, 'shell')) return;
  try {
    const [shell, ui] = await Promise.all([shellLocales[language](), uiLocales[language]()]);
    instance.addResourceBundle(language, 'shell', shell.default, true, true);
    instance.addResourceBundle(language, 'ui', ui.default, true, true);
  } catch (error) {
    if (language === FALLBACK_LANGUAGE) throw error;
    await loadShellTexts(instance, FALLBACK_LANGUAGE);
  }
};
