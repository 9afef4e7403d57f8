import type { Critique, ReviewFinding, ReviewScore } from '@portal/shared-contracts/reviews';
import { reviewFor } from './review-reply.ts';

const say = (text: string) => ({ code: 'own-words', params: {}, text });

const finding = (
  id: string,
  part: Partial<ReviewFinding> & Pick<ReviewFinding, 'tab'>,
): ReviewFinding => ({
  id,
  result: 'bad',
  quote: null,
  place: null,
  reason: say(`Why ${id}`),
  suggestion: null,
  quotes: [],
  weight: 2,
  by: 'program',
  ...part,
});

const place = { page: 1, line: 12, section: null };

/** Findings as the engine makes them. */
export const findings: ReviewFinding[] = [
  finding('language.weak_verbs', {
    tab: 'Language',
    reason: say('1 of 6 bullets begins with a weak verb; none should.'),
    quote: 'Helped the team',
    place,
    quotes: [{ quote: 'Helped the team', place, suggestion: say('Supported the team') }],
  }),
  finding('language.pronouns', { tab: 'Language', result: 'good', weight: 1 }),
  finding('language.spelling', {
    tab: 'Language',
    result: 'not-checked',
    weight: 0,
    reason: say('There is no dictionary for Thai.'),
  }),
];

const scores: ReviewScore[] = [
  {
    tab: 'Language',
    good: 1,
    applicable: 2,
    weightGood: 1,
    weightApplicable: 3,
    points: 33,
  },
];

/** What makes a review one that a visitor asked for. */
export const freeReview = (part: Partial<Critique> = {}): Partial<Critique> => ({
  review: { ...reviewFor().critique.review, findings, scores },
  intake: {
    language: 'en',
    notRead: [{ what: 'pages', limit: 10, found: 12 }],
    keptUntil: '2026-12-24T00:00:00.000Z',
    bestFit: [{ title: 'Logistics Manager', skills: ['SAP', 'Excel'] }],
  },
  ...part,
});
