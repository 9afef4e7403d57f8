import type { ResumeContact, ReviewContent, ReviewFinding } from '@portal/shared-contracts/reviews';

const flagged = ({ result, quotes }: ReviewFinding): string[] =>
  result === 'bad' ? quotes.map(({ quote }) => quote) : [];

const checkOf = (finding: ReviewFinding) => ({
  ...(finding.result === 'not-checked' ? {} : { result: finding.result }),
  report_text: finding.reason.text,
  flagged_text: flagged(finding),
  ...(finding.suggestion ? { suggestion: finding.suggestion.text } : {}),
});

const languageSection = (findings: readonly ReviewFinding[]): ReviewContent['language_section'] =>
  Object.fromEntries(
    findings
      .filter(({ tab, result }) => tab === 'Language' && result !== 'not-checked')
      .map((finding) => [
        finding.id.replace('language.', ''),
        {
          result: finding.result === 'good' ? ('good' as const) : ('bad' as const),
          report_text: finding.reason.text,
          flagged_text: flagged(finding),
          better_verbs: finding.quotes.flatMap(({ suggestion }) => suggestion?.text ?? []),
        },
      ]),
  );

/** The fixed sections of a review, filled from the same verdicts (RV-46). */
export const fixedSections = (
  findings: readonly ReviewFinding[],
  contact: ResumeContact,
  skills: readonly string[],
): ReviewContent => {
  const byId = (id: string): ReviewFinding => {
    const found = findings.find((finding) => finding.id === id);
    if (!found) throw new Error(`no check ${id}`);
    return found;
  };
  return {
    structure_section: {
      use_of_bullets_check: checkOf(byId('structure.use_of_bullets')),
      missing_sections_check: checkOf(byId('structure.missing_sections')),
    },
    impact_and_experience_section: { impact_check: checkOf(byId('impact.impact')) },
    language_section: languageSection(findings),
    ats_section: {
      hard_skills: [...skills],
      best_fit_jobs: [],
      name_from_resume_first_name: contact.firstName,
      name_from_resume_last_name: contact.lastName,
    },
    style_section: {
      email_check: { result: contact.email ? 'good' : 'bad', email: contact.email },
      phone_number_check: {
        result: contact.phone ? 'good' : 'bad',
        phone_number: contact.phone,
      },
    },
  };
};
