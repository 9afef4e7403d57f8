import type { WrittenReview } from '@portal/shared-contracts/admin';
import type { Language } from '@portal/shared-contracts';
import { findingsOf, type ReviewContent } from '@portal/shared-contracts/reviews';

/** One check of a review as every tab edits it. */
export interface CheckValues {
  result?: 'good' | 'bad' | undefined;
  report_text: string;
  flagged_text: readonly string[];
  suggestion?: string | undefined;
  bullet_point_sentence?: string | undefined;
  better_verbs?: readonly string[] | undefined;
}

const check = { report_text: '', flagged_text: [] };

/** The checks of language that a review usually has; others come by a pasted content. */
export const languageChecks = [
  'weak_verbs_check',
  'passive_voice_check',
  'pronouns_check',
  'buzzwords_check',
  'tenses_check',
  'repetition_check',
  'spelling_check',
] as const;

const emptyContent: ReviewContent = {
  structure_section: { use_of_bullets_check: check, missing_sections_check: check },
  impact_and_experience_section: { impact_check: check },
  language_section: {},
  ats_section: {
    hard_skills: [],
    best_fit_jobs: [],
    name_from_resume_first_name: null,
    name_from_resume_last_name: null,
  },
  style_section: {
    email_check: { result: 'good', email: null },
    phone_number_check: { result: 'good', phone_number: null },
  },
};

/** A review of which nothing is written yet. */
export const emptyReview = (language: Language): WrittenReview => ({
  firstName: '',
  lastName: '',
  email: null,
  language,
  resume: '',
  content: emptyContent,
});

/** A list as it is typed, an entry a line. */
export const linesOf = (text: string): string[] => text.split('\n');

const said = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

const cleanCheck = <C extends CheckValues>(values: C): C => ({
  ...values,
  flagged_text: said(values.flagged_text),
  ...(values.better_verbs ? { better_verbs: said(values.better_verbs) } : {}),
});

const cleanChecks = <S extends Readonly<Record<string, CheckValues>>>(section: S): S =>
  Object.fromEntries(Object.entries(section).map(([key, one]) => [key, cleanCheck(one)])) as S;

/** What was typed as it is sent: without empty lines. */
export const cleaned = (review: WrittenReview): WrittenReview => {
  const { content } = review;
  const { hard_skills, best_fit_jobs, ...names } = content.ats_section;
  return {
    ...review,
    email: review.email?.trim() || null,
    content: {
      ...content,
      structure_section: cleanChecks(content.structure_section),
      impact_and_experience_section: cleanChecks(content.impact_and_experience_section),
      language_section: cleanChecks(content.language_section),
      ats_section: {
        ...names,
        hard_skills: said(hard_skills),
        best_fit_jobs: said(best_fit_jobs),
      },
    },
  };
};

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ');

/** Flagged words of a check that do not stand in the resume (BO-102); without a resume nothing can be said. */
export const missingWords = (words: readonly string[], resume: string): string[] => {
  if (resume.trim() === '') return [];
  const text = plain(resume);
  return said(words).filter((word) => !text.includes(plain(word)));
};

/** How many flagged words of the whole review are missing from the resume. */
export const countMissing = ({ content, resume }: WrittenReview): number =>
  findingsOf(content)
    // What a scanner read of name and contact is no quote.
    .filter(({ tab }) => tab !== 'ATS')
    .reduce((sum, { words }) => sum + missingWords(words, resume).length, 0);
