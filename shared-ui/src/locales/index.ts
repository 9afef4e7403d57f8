import type { Language } from '@portal/shared-contracts';

/** A language bundle of shared-ui, i18next namespace `ui`. */
export type UiBundle = Record<string, unknown>;

/** The texts of shared-ui, one language at a time. */
export const uiLocales: Readonly<Record<Language, () => Promise<{ default: UiBundle }>>> = {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
  it: () => import('./it.json'),
  ru: () => import('./ru.json'),
  es: () => import('./es.json'),
  th: () => import('./th.json'),
};
