import { z } from '@portal/shared-contracts/schema';
import type { RefusalTable } from './refusal-table.ts';

/** What is refused where a firm sets itself up. */
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
} as const satisfies RefusalTable;
