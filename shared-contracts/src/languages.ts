import { z } from '@portal/shared-contracts/schema';

/** The six languages of the portal (SC-54), English first because it is the fallback. */
export const languages = ['en', 'de', 'it', 'ru', 'es', 'th'] as const;

/** A language code of the portal. */
export const language = z.enum(languages);

/** One of the six languages. */
export type Language = z.infer<typeof language>;

/** Shown where a text is missing in the chosen language. */
export const FALLBACK_LANGUAGE: Language = 'en';

/** The same short text in all six languages: page titles and menu labels of remotes. */
export const localizedText = z.record(language, z.string().min(1));

/** A text in all six languages. */
export type LocalizedText = z.infer<typeof localizedText>;

/**
 * The first supported language among the candidates (person, browser, site in that order).
 * Region suffixes are ignored: `de-AT` is `de`.
 */
export const chooseLanguage = (...candidates: readonly (string | null | undefined)[]): Language => {
  for (const candidate of candidates) {
    const known = language.safeParse(candidate?.toLowerCase().split('-')[0]);
    if (known.success) return known.data;
  }
  return FALLBACK_LANGUAGE;
};
