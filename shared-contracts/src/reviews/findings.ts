import type { ReviewFinding } from './analysis.schema.ts';
import type { CheckResult, ReviewContent, ReviewTab } from './reviews.schema.ts';

/** One finding of a review: the words it is about, why, and what to do. */
export interface Finding {
  /** Stable within a review, e.g. `language.weak_verbs`; the checklist names findings by it. */
  id: string;
  tab: ReviewTab;
  /** Absent where the review gives no verdict. */
  result: CheckResult | undefined;
  /** Why, may carry simple HTML. */
  reason: string;
  /** Words of the resume. */
  words: readonly string[];
  /** What to write instead or to do. */
  suggestions: readonly string[];
}

interface Check {
  result?: CheckResult | undefined;
  report_text: string;
  flagged_text: readonly string[];
  suggestion?: string | undefined;
}

const finding = (
  id: string,
  tab: ReviewTab,
  check: Check,
  extra: { words?: readonly string[]; suggestions?: readonly string[] } = {},
): Finding => ({
  id,
  tab,
  result: check.result,
  reason: check.report_text,
  words: [...(extra.words ?? []), ...check.flagged_text],
  suggestions: [...(extra.suggestions ?? []), ...(check.suggestion ? [check.suggestion] : [])],
});

const contact = (id: string, result: CheckResult, value: string | null): Finding => ({
  id,
  tab: 'ATS',
  result,
  reason: '',
  words: value ? [value] : [],
  suggestions: [],
});

const present = (value: string | null | undefined): string[] => (value ? [value] : []);

/** Whether a name, address or number is really there; old imports carry the word `null` (CR-13). */
export const isKnown = (value: string | null | undefined): value is string =>
  value !== null && value !== undefined && value.trim() !== '' && value !== 'null';

const nameFinding = (ats: ReviewContent['ats_section']): Finding => {
  const names = [ats.name_from_resume_first_name, ats.name_from_resume_last_name].filter(isKnown);
  return contact('ats.name', names.length === 2 ? 'good' : 'bad', names.join(' ') || null);
};

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const fromEngine = ({ id, tab, result, reason, suggestion, quotes }: ReviewFinding): Finding => ({
  id,
  tab,
  result: result === 'not-checked' ? undefined : result,
  reason: reason.text,
  words: unique(quotes.map(({ quote }) => quote)),
  suggestions: unique(
    [suggestion, ...quotes.map((quote) => quote.suggestion)].flatMap((said) => said?.text ?? []),
  ),
});

/** Every finding of a review in the order of the tabs; those of the engine where it made any (RV-46). */
export const findingsOf = (review: ReviewContent): Finding[] => {
  if (review.findings) return review.findings.map(fromEngine);
  const { use_of_bullets_check: bullets, missing_sections_check: missing } =
    review.structure_section;
  const { email_check: email, phone_number_check: phone } = review.style_section;
  return [
    finding('structure.use_of_bullets', 'Structure', bullets, {
      words: present(bullets.bullet_point_sentence),
    }),
    finding('structure.missing_sections', 'Structure', missing),
    finding(
      'impact.impact',
      'Impact and Experience',
      review.impact_and_experience_section.impact_check,
    ),
    ...Object.entries(review.language_section).map(([key, check]) =>
      finding(`language.${key}`, 'Language', check, { suggestions: check.better_verbs }),
    ),
    nameFinding(review.ats_section),
    contact('ats.email', email.result, email.email),
    contact('ats.phone', phone.result, phone.phone_number),
  ];
};
