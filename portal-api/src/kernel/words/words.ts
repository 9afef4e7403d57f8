import { type Language, languages, type Sentence } from '@portal/shared-contracts';
import type { Refusal } from '@portal/shared-contracts/refusals';
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

/** A refusal as it goes over a socket. */
export const said = ({ code, sentence }: Refusal, language: Language) => ({
  code,
  message: wordRefusal(sentence, language),
  refusal: sentence,
});

/** The words of a refusal; what only the command line says is English in every language. */
export const wordRefusal = ({ code, params }: Sentence, language: Language): string =>
  i18n.t(
    [`portal:refusals.${code}`, `operators:refusals.${code}`, 'portal:refusals.unexpected-failure'],
    { ...params, lng: language },
  );
