import type { Language } from '@portal/shared-contracts';

/** The shell's own texts, i18next namespace `shell`, one language at a time. */
export const shellLocales: Readonly<
  Record<Language, () => Promise<{ default: Record<string, unknown> }>>
> = {
  en: () => import('../locales/en.json'),
  de: () => import('../locales/de.json'),
  it: () => import('../locales/it.json'),
  ru: () => import('../locales/ru.json'),
  es: () => import('../locales/es.json'),
  th: () => import('../locales/th.json'),
};

// antd's own texts (empty select, date picker) in the same language.
const antdLocales = {
  en: () => import('antd/es/locale/en_US'),
  de: () => import('antd/es/locale/de_DE'),
  it: () => import('antd/es/locale/it_IT'),
  ru: () => import('antd/es/locale/ru_RU'),
  es: () => import('antd/es/locale/es_ES'),
  th: () => import('antd/es/locale/th_TH'),
} as const;

/** antd's texts of one language. */
export const loadAntdLocale = async (language: Language) => (await antdLocales[language]()).default;
