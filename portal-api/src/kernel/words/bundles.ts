import { type Language, languages } from '@portal/shared-contracts';
import { createInstance } from 'i18next';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import it from './locales/it.json' with { type: 'json' };
import operators from './locales/operators.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

const bundles = { en, de, it, ru, es, th };

const i18n = createInstance();
void i18n.init({
  initAsync: false,
  fallbackLng: 'en',
  supportedLngs: [...languages],
  defaultNS: 'portal',
  resources: Object.fromEntries(
    languages.map((language) => [language, { portal: bundles[language], operators }]),
  ),
  // Words go into JSON, plain mail and PDF; whoever makes HTML of them escapes there.
  interpolation: { escapeValue: false },
});

/** What a sentence names. */
export type WordParams = Readonly<Record<string, string | number>>;

/** Words as they stand in the bundle, with their placeholders. */
export const rawWords = (key: string, language: Language): string =>
  [language, 'en']
    .map((code) => i18n.getResource(code, 'portal', key) as unknown)
    .find((found): found is string => typeof found === 'string') ?? '';

/** The words of the first of these keys that has any. */
export const say = (
  keys: string | readonly string[],
  language: Language,
  params: WordParams = {},
): string => i18n.t([keys].flat(), { ...params, lng: language });
