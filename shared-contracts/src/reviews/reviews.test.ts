import {
  type FindingResult,
  findingsOf,
  reviewContent,
  type ReviewContent,
  type ReviewFinding,
  scoresOf,
} from './index.ts';

const older: ReviewContent = {
  structure_section: {
    use_of_bullets_check: { report_text: '', flagged_text: [] },
    missing_sections_check: { report_text: '', flagged_text: [] },
  },
  impact_and_experience_section: { impact_check: { report_text: '', flagged_text: [] } },
  language_section: {},
  ats_section: {
    hard_skills: [],
    best_fit_jobs: [],
    name_from_resume_first_name: null,
    name_from_resume_last_name: null,
  },
  style_section: {
    email_check: { result: 'bad', email: null },
    phone_number_check: { result: 'bad', phone_number: null },
  },
};

const sentence = (text: string) => ({ code: 'x', params: {}, text });
const place = { page: 1, line: 4, section: 'Experience' };

test('RV-46 a review without findings of the engine still opens, from its fixed sections', () => {
  expect(findingsOf(reviewContent.parse(older)).map(({ id }) => id)).toContain('ats.email');
});

test('RV-46 findings of the engine come first where a review has them', () => {
  const review = reviewContent.parse({
    ...older,
    findings: [
      {
        id: 'language.weak_verbs',
        tab: 'Language',
        result: 'bad',
        quote: 'Responsible for',
        place,
        reason: sentence('Two bullets begin weakly.'),
        suggestion: sentence('Write: Led.'),
        quotes: [{ quote: 'Responsible for', place, suggestion: sentence('Write: Led.') }],
        weight: 2,
        by: 'program',
      },
      {
        id: 'jobs.keywords',
        tab: 'Best-Fit Jobs',
        result: 'not-checked',
        quote: null,
        place: null,
        reason: sentence('No advert.'),
        suggestion: null,
        quotes: [],
        weight: 0,
        by: 'program',
      },
    ],
  });
  expect(findingsOf(review)).toEqual([
    {
      id: 'language.weak_verbs',
      tab: 'Language',
      result: 'bad',
      reason: 'Two bullets begin weakly.',
      words: ['Responsible for'],
      suggestions: ['Write: Led.'],
    },
    expect.objectContaining({ id: 'jobs.keywords', result: undefined, words: [] }),
  ]);
});

test('RV-44 the sum of a tab counts the checks of the program, not what a person or a model adds', () => {
  const words = { code: 'own-words', params: {}, text: 'Why' };
  const finding = (
    result: FindingResult,
    weight: number,
    by: ReviewFinding['by'],
  ): ReviewFinding => ({
    ...{ id: 'a', tab: 'Language', quote: null, place: null, suggestion: null, quotes: [] },
    ...{ reason: words, result, weight, by },
  });
  const scores = scoresOf([
    finding('good', 2, 'program'),
    finding('bad', 1, 'program'),
    finding('not-checked', 3, 'program'),
    finding('bad', 0, 'person'),
    finding('bad', 5, 'model'),
  ]);
  expect(scores.find(({ tab }) => tab === 'Language')).toEqual({
    tab: 'Language',
    good: 1,
    applicable: 2,
    weightGood: 2,
    weightApplicable: 3,
    points: 67,
  });
  expect(scores.find(({ tab }) => tab === 'ATS')?.points).toBeNull();
});
