import { z } from '@portal/shared-contracts/schema';
import type { RefusalTable } from './refusal-table.ts';

/** What is refused in orders and in what belongs to them. */
export const workRefusals = {
  // Orders
  'order-unknown': { error: 'not-found' },
  'order-completed': { error: 'conflict' },
  'order-path-differs': { error: 'bad-input' },
  'service-unknown': { error: 'not-found' },
  'task-unknown': { error: 'not-found' },
  'due-date-past': { error: 'unprocessable' },
  'time-zone-unknown': { error: 'bad-input' },

  // Own data
  'export-over': { error: 'not-found' },
  'erasure-orders-open': { error: 'conflict' },
  'erasure-money-open': { error: 'conflict' },

  // Answers
  'industry-repeated': { error: 'bad-input' },
  'answers-incomplete': { error: 'bad-input' },
  'answers-sent': { error: 'already-done' },
  'answers-missing': { error: 'not-found' },
  'answer-required': { error: 'bad-input' },
  'answer-too-long': { error: 'bad-input' },
  'answer-wrong-kind': { error: 'bad-input' },
  'questions-changed': { error: 'conflict' },
  'questions-missing': { error: 'unprocessable' },
  'follow-up-answered': { error: 'already-done' },
  'follow-up-unavailable': { error: 'conflict' },
  'questionnaire-not-ordered': { error: 'not-found' },
  'questionnaire-unknown': { error: 'not-found' },
  'template-unknown': { error: 'not-found' },
  'survey-unknown': { error: 'not-found' },
  'survey-answered': { error: 'already-done' },

  // Documents
  'draft-unknown': { error: 'not-found' },
  'draft-not-pending': { error: 'already-done' },
  'draft-not-open': { error: 'conflict' },
  'draft-not-liked': { error: 'conflict' },
  'draft-waiting': { error: 'conflict' },
  'draft-pdf-missing': { error: 'bad-input' },
  'draft-word-missing': { error: 'bad-input' },
  'rating-missing': { error: 'bad-input' },
  'review-missing': { error: 'bad-input' },
  'final-pdf-missing': { error: 'bad-input' },
  'final-word-missing': { error: 'bad-input' },
  'linkedin-not-ordered': { error: 'not-found' },
  'linkedin-missing': { error: 'bad-input' },
  'previous-missing': { error: 'bad-input' },
  'previous-too-many': { error: 'bad-input', params: { most: z.number() } },
  'contract-not-ordered': { error: 'not-found' },
  'contract-unsigned': { error: 'not-found' },
  'contract-signed': { error: 'already-done' },
  'signature-missing': { error: 'bad-input' },
  'signature-no-png': { error: 'unprocessable' },
  'signature-cut-off': { error: 'unprocessable' },
  'signature-damaged': { error: 'unprocessable' },
  'signature-size-wrong': {
    error: 'unprocessable',
    params: { width: z.number(), height: z.number() },
  },

  // Reviews of a CV
  'critique-unknown': { error: 'not-found' },
  'critique-rated': { error: 'already-done' },
  'critique-email-wrong': { error: 'unprocessable' },
  'finding-unknown': { error: 'bad-input' },
} as const satisfies RefusalTable;
