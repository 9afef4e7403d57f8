import { z } from '@portal/shared-contracts/schema';
import type { RefusalTable } from './refusal-table.ts';

/** What is refused on the way to a free review; whoever reads one learns what to do instead (RV-11). */
export const reviewRefusals = {
  'page-not-available': { error: 'not-found' },

  // The resume
  'resume-missing': { error: 'bad-input' },
  'resume-old-word': { error: 'unsupported-type' },
  'resume-picture': { error: 'unsupported-type' },
  'resume-locked': { error: 'unsupported-type' },
  'skills-unreadable': { error: 'unsupported-type' },
  'resume-no-text': { error: 'unsupported-type' },
  'resume-damaged': { error: 'unsupported-type' },
  'resume-empty': { error: 'unsupported-type' },
  'resume-kind-unknown': { error: 'unsupported-type' },
  'resume-too-large': { error: 'too-large', params: { most: z.number() } },
  'resume-too-short': { error: 'unprocessable', params: { least: z.number() } },
  'resume-not-one': { error: 'unprocessable' },
  'resume-took-too-long': { error: 'unprocessable' },
  'review-stopped': { error: 'unprocessable' },

  // Sending it
  'review-consent-changed': { error: 'conflict' },
  'review-key-missing': { error: 'bad-input' },
  'review-ticket-over': { error: 'gone' },
  'review-busy': { error: 'unavailable', params: { minutes: z.number() } },
  'review-limit-hour': { error: 'too-many-requests' },
  'review-limit-day': { error: 'too-many-requests' },
  'review-limit-email': { error: 'too-many-requests' },
  'review-limit-site': { error: 'too-many-requests' },

  // Afterwards
  'review-proof-needed': { error: 'forbidden' },
  'review-not-ready': { error: 'conflict' },
  'review-file-gone': { error: 'gone' },
  'review-checked': { error: 'conflict' },
  'review-mail-early': { error: 'too-many-requests', params: { minutes: z.number() } },
  'review-mails-over': { error: 'too-many-requests' },
  'review-version-differs': { error: 'conflict' },
  'review-quote-unknown': { error: 'bad-input' },

  // Written by the firm
  'review-incomplete': { error: 'unprocessable' },
  'review-words-missing': { error: 'unprocessable' },
  'review-email-missing': { error: 'unprocessable' },
  'review-never-published': { error: 'conflict' },
  'review-archived': { error: 'conflict' },
  'review-of-visitor': { error: 'conflict' },
  'review-bought': { error: 'conflict' },
  'snippet-unknown': { error: 'not-found' },
  'snippets-full': { error: 'conflict', params: { most: z.number() } },
} as const satisfies RefusalTable;
