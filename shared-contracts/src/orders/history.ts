import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { id, timestamp } from '../scalars.ts';

/** What can happen to an order. */
export const historyCode = z.enum([
  'ordered',
  'assigned',
  'signed',
  'answered',
  'previous-documents',
  'follow-up-sent',
  'follow-up-answered',
  'draft-sent',
  'draft-approved',
  'draft-sent-back',
  'draft-reviewed',
  'drafts-accepted',
  'final-uploaded',
  'linkedin-uploaded',
  'completed',
]);

/** One thing that happened: what, when, and who did it. */
export const historyEntry = z.object({
  code: historyCode,
  at: timestamp,
  /** Whose side did it; `portal` where it followed by itself. */
  by: z.enum(['customer', 'writer', 'admin', 'portal']),
  /** Name of that person; empty for the firm's own people. */
  name: z.string(),
  /** Whether the reader did it; missing in replies of servers that did not say. */
  isOwn: z.boolean().optional(),
  /** Name of the service that it is about. */
  service: z.string().optional(),
  /** Title of the questionnaire, or name of the writer who was assigned. */
  title: z.string().optional(),
  /** Number of the draft in its service. */
  number: z.number().int().positive().optional(),
  /** The firm did it in the customer's place. */
  enteredByFirm: z.boolean().optional(),
});

/** What happened to an order, latest first: one history for everybody who may see the order (FX-08). */
export const getOrderHistory = defineEndpoint({
  method: 'GET',
  path: '/api/orders/{id}/history',
  access: ['user', 'writer', 'reviewer'],
  summary: 'What happened to an order, latest first',
  input: z.object({ id }),
  output: z.object({ status: z.literal(true), history: z.array(historyEntry) }),
});

/** What can happen to an order. */
export type HistoryCode = z.output<typeof historyCode>;
/** One thing that happened to an order. */
export type HistoryEntry = z.output<typeof historyEntry>;
