import { z } from 'zod';
import { timestamp } from '../scalars.ts';
import { questionnaireFields } from './fields.schema.ts';

/** The follow-up questions of one service of an order, as their writer works on them. */
export const followUp = z.object({
  draft_data: questionnaireFields,
  /** Grows with each save; a save that started from an older one is a conflict. */
  version: z.number().int().nonnegative(),
  savedAt: timestamp.nullable(),
  publishedAt: timestamp.nullable(),
  answeredAt: timestamp.nullable(),
});

/** What every save of a draft answers. */
export const draftSaved = z.object({
  status: z.literal(true),
  version: z.number().int().nonnegative(),
  savedAt: timestamp,
});

/** The follow-up questions of one service of an order. */
export type FollowUp = z.output<typeof followUp>;
