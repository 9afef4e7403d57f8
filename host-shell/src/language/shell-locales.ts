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
