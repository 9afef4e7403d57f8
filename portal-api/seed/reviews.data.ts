import type { reviewContent, ReviewTab } from '@portal/shared-contracts/reviews';
import type { z } from 'zod';
import { seedId } from './seeder.ts';

/** A seeded review; days count back from the day of the seed. */
export interface SeedCritique {
  key: 'fresh' | 'nameless' | 'half-read' | 'rated' | 'human';
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  daysAgo: number;
  progress: readonly ReviewTab[];
  stars?: number;
  feedback?: string;
  writtenByWriter: boolean;
}

/** The id of a seeded review: as hard to guess as a real one, the same on every machine. */
export const critiqueId = (siteId: string, key: SeedCritique['key']): string =>
  seedId(siteId, `critique/${key}`);

/** What the mailed link of a seeded review carries. */
export const critiqueProof = (siteId: string, key: SeedCritique['key']): string =>
  seedId(siteId, `critique-proof/${key}`);

/** One review in each state that the page knows. */
export const seedCritiques: readonly SeedCritique[] = [
  {
    key: 'fresh',
    firstName: 'Paula',
    lastName: 'Reyes',
    email: 'paula.reyes@example.com',
    phone: '+1 555 010 4477',
    daysAgo: 1,
    progress: [],
    writtenByWriter: false,
  },
  {
    key: 'nameless',
    firstName: 'null',
    lastName: null,
    email: 'sam@example.com',
    phone: null,
    daysAgo: 2,
    progress: [],
    writtenByWriter: false,
  },
  {
    key: 'half-read',
    firstName: 'Ivo',
    lastName: 'Marek',
    email: 'ivo.marek@example.com',
    phone: '+1 555 010 9021',
    daysAgo: 4,
    progress: ['Structure', 'Language'],
    writtenByWriter: false,
  },
  {
    key: 'rated',
    firstName: 'Greta',
    lastName: 'Olsen',
    email: 'greta.olsen@example.com',
    phone: '+1 555 010 3380',
    daysAgo: 9,
    progress: ['Structure', 'Impact and Experience', 'Language', 'ATS', 'Best-Fit Jobs'],
    stars: 4,
    feedback: 'The part about verbs helped me most.',
    writtenByWriter: false,
  },
  {
    key: 'human',
    firstName: 'Leon',
    lastName: 'Adeyemi',
    email: 'leon.adeyemi@example.com',
    phone: '+1 555 010 7719',
    daysAgo: 3,
    progress: ['Structure'],
    writtenByWriter: true,
  },
];

/** The content of a seeded review; name and contact data are those that the scanner read. */
export const seedReview = (critique: SeedCritique): z.input<typeof reviewContent> => ({
  structure_section: {
    use_of_bullets_check: {
      result: 'bad',
      report_text:
        'Four of your six positions are told in long paragraphs. A recruiter spends seconds on a page; <strong>bullet points</strong> let the eye land on a result.',
      bullet_point_sentence:
        'I was responsible for the planning and the coordination of all deliveries of the region',
      flagged_text: [],
      suggestion: 'Planned and coordinated 120 deliveries a week across the region',
    },
    missing_sections_check: {
      result: 'good',
      report_text: 'Summary, experience, education and skills are all there and in a good order.',
      flagged_text: ['Summary', 'Experience', 'Education', 'Skills'],
    },
  },
  impact_and_experience_section: {
    impact_check: {
      result: 'bad',
      report_text:
        'Only one of fourteen statements carries a number. Numbers show how large your work was and what came of it.',
      flagged_text: ['improved the process', 'helped the sales team'],
      suggestion: 'Cut the order process from five days to two, which freed 300 hours a year',
    },
  },
  language_section: {
    weak_verbs_check: {
      result: 'bad',
      report_text: 'These verbs say that you were there, not what you did.',
      flagged_text: ['helped', 'worked on', 'was responsible for'],
      better_verbs: ['supported', 'built', 'led'],
    },
    buzzwords_check: {
      result: 'bad',
      report_text: 'Everybody writes these words, so they tell a reader nothing about you.',
      flagged_text: ['team player', 'results-driven'],
      better_verbs: ['mentored three colleagues', 'raised repeat orders by 12 %'],
    },
    tenses_check: {
      result: 'good',
      report_text: 'Past positions stand in the past tense, the present one in the present.',
      flagged_text: ['managed', 'manage'],
      better_verbs: [],
    },
    pronouns_check: {
      result: 'good',
      report_text: 'You leave out “I” and “my” nearly everywhere, as readers expect.',
      flagged_text: ['Led a team of five'],
      better_verbs: [],
    },
  },
  ats_section: {
    hard_skills: ['Logistics planning', 'SAP', 'Excel', 'Vendor negotiation', 'Forecasting'],
    best_fit_jobs: ['Logistics Manager', 'Supply Chain Analyst', 'Operations Coordinator'],
    name_from_resume_first_name: critique.firstName,
    name_from_resume_last_name: critique.lastName,
  },
  style_section: {
    email_check: { result: critique.email ? 'good' : 'bad', email: critique.email },
    phone_number_check: { result: critique.phone ? 'good' : 'bad', phone_number: critique.phone },
  },
});

/** Products of another shop; the interview trainer is the cheapest in a month. */
export const seedProducts = [
  {
    key: 'job-alerts',
    name: 'Daily job alerts',
    priceMinor: 100,
    frequency: 'Day',
    link: 'https://shop.example.com/job-alerts',
    description: '<p>Every morning the ten positions that fit you best.</p>',
    button: 'Get alerts',
  },
  {
    key: 'interview-trainer',
    name: 'Interview trainer',
    priceMinor: 9_600,
    frequency: 'Year',
    link: 'https://shop.example.com/interview-trainer',
    description: '<p>Practise with questions from your own resume.</p>',
    button: 'Start practising',
  },
] as const;
