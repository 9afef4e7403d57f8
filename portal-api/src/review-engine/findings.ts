import type { Language } from '@portal/shared-contracts';
import type { ReviewFinding, ReviewQuote } from '@portal/shared-contracts/reviews';
import type { Check, Cited, Said, Verdict } from './checks/check.types.ts';
import { type Resume, sectionOf } from './sections/resume.ts';
import { sentenceOf } from './words/word-sentence.ts';

// Enough to work with; the sum says how many there are.
const MOST_QUOTES = 12;

const suggestionOf = (said: Said | undefined, language: Language) =>
  said ? sentenceOf(`suggestion.${said.code}`, said.params, language) : null;

const quoteOf = (resume: Resume, cited: Cited, language: Language): ReviewQuote => ({
  quote: cited.quote,
  place: {
    page: resume.lines[cited.line]!.page,
    line: cited.line + 1,
    section: sectionOf(resume, cited.line),
  },
  suggestion: suggestionOf(cited.suggestion, language),
});

/** A verdict with its words: one finding for each check (RV-29). */
export const findingOf = (
  { id, tab, weight }: Check,
  verdict: Verdict,
  resume: Resume,
  language: Language,
): ReviewFinding => {
  const quotes = (verdict.cited ?? [])
    .slice(0, MOST_QUOTES)
    .map((cited) => quoteOf(resume, cited, language));
  const code =
    verdict.result === 'not-checked' ? `unchecked.${verdict.reason}` : `${id}.${verdict.reason}`;
  return {
    id,
    tab,
    result: verdict.result,
    quote: quotes[0]?.quote ?? null,
    place: quotes[0]?.place ?? null,
    reason: sentenceOf(code, verdict.params ?? {}, language),
    suggestion: suggestionOf(verdict.suggestion, language),
    quotes,
    weight: verdict.result === 'not-checked' ? 0 : weight,
    by: 'program',
  };
};
