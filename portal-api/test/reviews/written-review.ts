import type { WrittenReview } from '@portal/shared-contracts/admin';

/** A check as a firm writes it. */
export const writtenCheck = {
  result: 'bad' as const,
  report_text: 'Too long.',
  flagged_text: ['very'],
};
/** A review as a firm writes it. */
export const written = (email: string | null = 'nora@example.com'): WrittenReview => ({
  firstName: 'Nora',
  lastName: 'Lind',
  email,
  language: 'de',
  resume: 'Nora Lind\nWas very busy',
  content: {
    structure_section: { use_of_bullets_check: writtenCheck, missing_sections_check: writtenCheck },
    impact_and_experience_section: { impact_check: writtenCheck },
    language_section: { weak_verbs_check: { ...writtenCheck, better_verbs: ['led'] } },
    ats_section: {
      hard_skills: ['SAP'],
      best_fit_jobs: ['Planner'],
      name_from_resume_first_name: 'Nora',
      name_from_resume_last_name: 'Lind',
    },
    style_section: {
      email_check: { result: 'good', email: 'nora@example.com' },
      phone_number_check: { result: 'bad', phone_number: null },
    },
  },
});
