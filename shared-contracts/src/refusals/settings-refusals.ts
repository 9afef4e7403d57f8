import { z } from '@portal/shared-contracts/schema';
import type { RefusalTable } from './refusal-table.ts';

/** What is refused where a firm sets itself up, and where its admins keep views of its lists. */
export const settingsRefusals = {
  'checkout-not-set': { error: 'unprocessable' },
  'drafts-wait-first': { error: 'unprocessable', params: { count: z.number() } },
  'picture-too-large': { error: 'too-large', params: { most: z.number() } },
  'picture-unfit': { error: 'unsupported-type' },
  'placeholder-missing': { error: 'unprocessable', params: { placeholder: z.string() } },
  'part-unknown': { error: 'not-found' },
  'part-off-by-platform': { error: 'conflict' },
  'part-without-earlier': { error: 'conflict' },
  'domain-in-use': { error: 'conflict' },
  'domain-unfit': { error: 'bad-input' },
  'domain-unknown': { error: 'not-found' },
  'domain-unproven': { error: 'conflict' },
  'domain-is-last': { error: 'conflict' },
  'view-unknown': { error: 'not-found' },
  'views-full': { error: 'conflict', params: { most: z.number() } },
  'view-name-taken': { error: 'conflict' },
  'view-filter-unfit': { error: 'bad-input' },
  'view-of-colleague': { error: 'forbidden', params: { name: z.string() } },
  'view-of-firm': { error: 'forbidden' },
} as const satisfies RefusalTable;
