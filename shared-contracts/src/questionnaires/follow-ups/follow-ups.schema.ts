import { z } from '@portal/shared-contracts/schema';
import { timestamp } from '../../scalars.ts';
import { questionnaireFields } from '../questions/fields.schema.ts';

/** The follow-up questions of one service of an order, as their writer works on them. */
export const followUp = z.object({
  /** The questions as they were saved last; the customer sees them once they are published. */
  draft_data: questionnaireFields,
  /** What the customer sees, or null before the first publishing; missing in replies of servers that did not tell. */
  published_data: questionnaireFields.nullable().optional(),
  /** Grows with each save; a save that started from an older one is a conflict. */
  version: z.number().int().nonnegative(),
  savedAt: timestamp.nullable(),
  publishedAt: timestamp.nullable(),
  answeredAt: timestamp.nullable(),
});

/** The follow-up questions of one service of an order. */
export type FollowUp = z.output<typeof followUp>;
