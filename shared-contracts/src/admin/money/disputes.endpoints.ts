import { z } from '@portal/shared-contracts/schema';
import { currency } from '../../currencies.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { id, price, timestamp } from '../../scalars.ts';
import { listInput, listOf } from '../../lists.ts';

/** How a dispute stands. */
export const disputeStates = ['open', 'won', 'lost'] as const;

/** A payment that its buyer wants back through the bank. */
export const dispute = z.object({
  _id: id,
  payment: id,
  amount: price,
  currency,
  state: z.enum(disputeStates),
  /** In the provider's own words. */
  reason: z.string(),
  /** Until when the provider wants an answer; nothing where it names no day. */
  answerBy: timestamp.nullable(),
  openedAt: timestamp,
  customer: z.object({ name: z.string(), email: z.string() }),
  order: z.object({ _id: id, number: z.string() }).nullable(),
  invoice: z.object({ _id: id, number: z.string() }).nullable(),
});

/** {@link dispute} as a type. */
export type Dispute = z.output<typeof dispute>;

const byAdmin = { access: ['admin'], area: 'money' } as const;

/** What answers a dispute, as one ZIP: contract, answers, deliveries and conversation, with their digests. */
export const downloadEvidence = defineEndpoint({
  method: 'GET',
  path: '/api/admin/disputes/{id}/evidence',
  ...byAdmin,
  download: true,
  summary: 'Everything that answers a dispute, as ZIP',
  input: z.object({ id }),
  output: z.unknown(),
});

/** The same for an invoice, before anybody disputes it. */
export const downloadInvoiceEvidence = defineEndpoint({
  method: 'GET',
  path: '/api/admin/invoices/{id}/evidence',
  ...byAdmin,
  download: true,
  summary: 'Everything that shows what was delivered for an invoice, as ZIP',
  input: z.object({ id }),
  output: z.unknown(),
});

/** The disputes of the firm, the newest first (BO-99). */
export const listDisputes = defineEndpoint({
  method: 'GET',
  path: '/api/admin/disputes',
  ...byAdmin,
  summary: 'Disputes about payments',
  input: z.object({ state: z.enum(disputeStates).optional(), ...listInput }),
  output: listOf(dispute),
});
