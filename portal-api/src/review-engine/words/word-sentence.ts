import type { Language } from '@portal/shared-contracts';
import type {
  ReviewContent,
  ReviewFinding,
  ReviewSentence,
} from '@portal/shared-contracts/reviews';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import it from './locales/it.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

type Words = Readonly<Record<string, string>>;
const bundles: Readonly<Record<Language, Words>> = { en, de, it, ru, es, th };

type Params = Readonly<Record<string, string | number>>;

const fill = (text: string, params: Params): string =>
  text.replace(/\{\{([\w.]+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));

/** A sentence in words; a parameter may itself name words, as `{{section.skills}}` does. */
export const sentenceOf = (code: string, params: Params, language: Language): ReviewSentence => {
  const words = bundles[language];
  const spelled = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('{{section.') ? fill(value, words) : value,
    ]),
  );
  return { code, params, text: fill(words[code] ?? en[code as keyof typeof en] ?? code, spelled) };
};

const reword = <S extends ReviewSentence | null>(said: S, language: Language): S =>
  said === null || !(said.code in en) ? said : (sentenceOf(said.code, said.params, language) as S);

/** A finding in the language of whoever reads it; a person's own words stay. */
const wordFinding = (finding: ReviewFinding, language: Language): ReviewFinding => ({
  ...finding,
  reason: reword(finding.reason, language),
  suggestion: reword(finding.suggestion, language),
  quotes: finding.quotes.map((quote) => ({
    ...quote,
    suggestion: reword(quote.suggestion, language),
  })),
});

/** The findings of a review in the language of whoever reads it. */
export const wordFindings = (content: ReviewContent, language: Language): ReviewContent => ({
  ...content,
  findings: content.findings?.map((finding) => wordFinding(finding, language)),
});
