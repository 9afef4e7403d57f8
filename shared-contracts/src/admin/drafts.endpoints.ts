import { z } from '@portal/shared-contracts/schema';
import { draft } from '../documents/drafts.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { storedFile } from '../files.ts';
import { limits } from '../limits.ts';
import { submittedAnswers } from '../questionnaires/questionnaires.schema.ts';
import { id, timestamp } from '../scalars.ts';
import { listInput, listOf } from '../lists.ts';

/** A draft that waits for the firm to look at it (BO-82). */
export const waitingDraft = z.object({
  _id: id,
  orderId: id,
  orderNumber: z.string(),
  packageName: z.string(),
  serviceName: z.string(),
  writerName: z.string(),
  customerName: z.string(),
  /** Which draft of the service it is, counted from one. */
  number: z.number().int().positive(),
  waitingSince: timestamp,
});

/** {@link waitingDraft} as a type. */
export type WaitingDraft = z.output<typeof waitingDraft>;

/** Drafts that wait for approval, oldest first; none while the firm does without. */
export const listWaitingDrafts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/drafts',
  access: ['admin'],
  area: 'orders',
  summary: 'Drafts that wait for approval, oldest first',
  input: z.object({ ...listInput }),
  output: listOf(waitingDraft).extend({
    /** Whether drafts go to the firm before the customer at all. */
    approvalOn: z.boolean(),
  }),
});

/** A draft with all that a verdict is made from (BO-83). */
export const readWaitingDraft = defineEndpoint({
  method: 'GET',
  path: '/api/admin/drafts/{id}',
  access: ['admin'],
  area: 'orders',
  summary: 'A draft beside the former ones and what its customer answered',
  input: z.object({ id }),
  output: z.object({
    status: z.literal(true),
    draft: waitingDraft,
    isWaiting: z.boolean(),
    approvalOn: z.boolean(),
    /** This draft and the ones before it, newest first. */
    drafts: z.array(draft),
    /** What the customer answered for this order, the draft's own service first. */
    answers: z.array(submittedAnswers),
  }),
});

const judged = z.object({
  status: z.literal(true),
  /** The draft that waits behind this one, if any. */
  next: id.nullable(),
});

/** Lets a draft through to its customer. The first verdict counts (BO-84). */
export const approveDraft = defineEndpoint({
  method: 'POST',
  path: '/api/admin/drafts/{id}/approve',
  access: ['admin'],
  area: 'orders',
  summary: 'Let a draft through to its customer',
  input: z.object({ id }),
  output: judged,
});

/** Sends a draft back to its writer with a reason. The first verdict counts (BO-84). */
export const rejectDraft = defineEndpoint({
  method: 'POST',
  path: '/api/admin/drafts/{id}/reject',
  access: ['admin'],
  area: 'orders',
  summary: 'Send a draft back to its writer',
  input: z.object({
    id,
    reason: z.string().trim().min(1).max(limits.draftReason),
    /** One with remarks, uploaded before. */
    file: storedFile.nullable().default(null),
  }),
  output: judged,
});
