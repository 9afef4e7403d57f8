import type Stripe from 'stripe';
import type { CardProvider } from '../../kernel/payments/card-provider.ts';
import type {
  DisputeOutcome,
  RefundState,
  ReportedDispute,
} from '../../kernel/payments/returned-money.ts';
import { guarded } from './stripe-failures.ts';

// A status that this version does not know is one more way of not being decided.
const toOutcome = (status: string): DisputeOutcome => {
  if (status === 'lost') return 'lost';
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open';
};

// Optional although its types say otherwise: an earlier version of its API leaves them out.
const momentOf = (seconds: number | null | undefined): Date | null =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : null;

/** A dispute in the words of the portal. */
export const toDispute = (dispute: Stripe.Dispute): ReportedDispute => {
  const evidence: Partial<Stripe.Dispute.EvidenceDetails> | undefined = dispute.evidence_details;
  return {
    id: dispute.id,
    amountMinor: dispute.amount,
    outcome: toOutcome(dispute.status),
    reason: dispute.reason,
    answerBy: momentOf(evidence?.due_by),
    openedAt: momentOf(dispute.created),
  };
};

const refundStates: Readonly<Record<string, RefundState>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

const toRefundState = (status: string | null): RefundState =>
  refundStates[status ?? ''] ?? 'pending';

/** Money that goes back, through the provider's SDK. */
export const stripeReturns = (
  stripe: Stripe,
): Pick<CardProvider, 'refund' | 'refundPart' | 'findRefund' | 'findReturned'> => ({
  refund: (intentId, key) =>
    guarded(async () => {
      await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: key });
    }),
  refundPart: (intentId, { name, amountMinor }) =>
    guarded(async () => {
      await stripe.refunds.create(
        { payment_intent: intentId, amount: amountMinor, metadata: { name } },
        { idempotencyKey: name },
      );
    }),
  findRefund: (intentId, name) =>
    guarded(async () => {
      const listed = stripe.refunds.list({ payment_intent: intentId, limit: 100 });
      for await (const { metadata, status } of listed)
        if (metadata?.['name'] === name) return toRefundState(status);
      return 'unknown';
    }),
  findReturned: (intentId) =>
    guarded(async () => {
      const charges = await stripe.charges.list({ payment_intent: intentId, limit: 100 });
      const disputes = await stripe.disputes.list({ payment_intent: intentId, limit: 100 });
      return {
        refundedMinor: charges.data.reduce((sum, charge) => sum + charge.amount_refunded, 0),
        disputes: disputes.data.map(toDispute),
      };
    }),
});
