import { z } from '@portal/shared-contracts/schema';
import { id } from '../scalars.ts';

/** Who has to act next. */
export const turnOwner = z.enum(['customer', 'writer', 'admin', 'done']);

/** What the owner has to do next. */
export const turnStep = z.enum([
  'initial-questions',
  'contract',
  'questionnaire',
  'previous-document',
  'answer-follow-up',
  'review-draft',
  'assign-writer',
  'write-follow-up',
  'write-first-draft',
  'write-next-draft',
  'upload-final',
  'upload-linkedin',
  'approve-draft',
  'set-up',
  'done',
]);

/** One step with the module that it belongs to. */
export const step = z.object({
  owner: turnOwner,
  step: turnStep,
  serviceId: id.optional(),
  /** Name of the service, as the firm wrote it. */
  service: z.string().optional(),
  moduleId: id.optional(),
  /** Title of the module, as the firm wrote it. */
  title: z.string().optional(),
});

/** Whose turn it is, and what each side could do meanwhile. */
export const turn = step.extend({
  /** The customer's one next step, when there is one. */
  customer: step.optional(),
  /** The writer's one next step, when there is one. */
  writer: step.optional(),
});

/** Who has to act next. */
export type TurnOwner = z.output<typeof turnOwner>;
/** What the owner has to do next. */
export type TurnStep = z.output<typeof turnStep>;
/** One step with the module that it belongs to. */
export type Step = z.output<typeof step>;
/** Whose turn it is. */
export type Turn = z.output<typeof turn>;
