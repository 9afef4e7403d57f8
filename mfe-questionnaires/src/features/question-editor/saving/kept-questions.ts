import { questionnaireFields } from '@portal/shared-contracts/questionnaires';
import { z } from '@portal/shared-contracts/schema';

/** How many own copies are remembered, to tell them from somebody else's. */
export const REMEMBERED_COPIES = 5;

const keptQuestions = z.object({
  fields: questionnaireFields,
  /** Version of the server's copy that these edits started from. */
  baseVersion: z.number().int().nonnegative(),
  /** That copy; what earlier releases kept does not say it. */
  base: questionnaireFields.optional(),
  /** Own copies that were sent lately: any of them may be what the server has now. */
  recent: z.array(questionnaireFields).max(REMEMBERED_COPIES).default([]),
});

/** Edits that the server may not have yet, as the vault keeps them. */
export type KeptQuestions = z.output<typeof keptQuestions>;

/** Reads edits from the vault; a copy that no longer fits is not used. */
export const parseKeptQuestions = (stored: unknown): KeptQuestions | undefined =>
  keptQuestions.safeParse(stored).data;
