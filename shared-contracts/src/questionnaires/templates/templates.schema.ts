import { z } from '@portal/shared-contracts/schema';
import { limits } from '../../limits.ts';
import { id, timestamp } from '../../scalars.ts';
import { questionnaireFields } from '../questions/fields.schema.ts';

/** Name of a template; a blank one is refused. */
export const templateName = z.string().trim().min(1).max(limits.text.short);

/** A writer's template of follow-up questions (SC-18). */
export const questionnaireTemplate = z.object({
  _id: id,
  name: z.string(),
  /** The questions as they were saved last, published or not. */
  draft_data: questionnaireFields,
  /** Grows with each save; a save that started from an older one is a conflict. */
  version: z.number().int().nonnegative(),
  savedAt: timestamp,
  /** When the questions were last published, which is what copying takes. */
  publishedAt: timestamp.nullable(),
  /** Whether questions were saved that are not published yet. */
  hasUnpublishedChanges: z.boolean(),
});

/** A template in the list. */
export const templateSummary = questionnaireTemplate
  .omit({ draft_data: true, version: true })
  .extend({ questionCount: z.number().int().nonnegative() });

/** A template of the firm, which every writer can copy and none can change (BO-80). */
export const firmTemplate = z.object({
  _id: id,
  name: z.string(),
  questionCount: z.number().int().nonnegative(),
});

/** {@link firmTemplate} as a type. */
export type FirmTemplate = z.output<typeof firmTemplate>;
/** A writer's template of follow-up questions. */
export type QuestionnaireTemplate = z.output<typeof questionnaireTemplate>;
/** A template in the list. */
export type TemplateSummary = z.output<typeof templateSummary>;
