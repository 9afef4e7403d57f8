import type { SandboxIntent } from './sandbox-books.ts';
import type { CardDecline } from './sandbox-cards.ts';
import type { SandboxDispute, SandboxRefund } from './sandbox-returns.repository.ts';

/** The provider's reply: status and JSON. */
export interface Answer {
  status: number;
  body: unknown;
}

/** A bank waits a week for an answer. */
const ANSWER_SECONDS = 7 * 24 * 3600;

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** An intent as the provider writes it. */
export const wireIntent = (intent: SandboxIntent) => ({
  id: intent.id,
  object: 'payment_intent',
  client_secret: intent.client_secret,
  status: intent.status,
  amount: intent.amount,
  currency: intent.currency,
  metadata: intent.metadata,
  payment_method: intent.payment_method,
  payment_method_types: intent.methods,
  created: secondsOf(intent.created_at),
  last_payment_error: intent.last_error && { type: 'card_error', ...intent.last_error },
  ...(intent.status === 'requires_action' ? { next_action: { type: 'use_stripe_sdk' } } : {}),
});

/** The charge behind a paid intent, as the provider writes it. */
export const wireCharge = (intent: SandboxIntent) => ({
  id: `ch_${intent.id.slice(3)}`,
  object: 'charge',
  payment_intent: intent.id,
  amount: intent.amount,
  amount_refunded: intent.amount_refunded,
  refunded: intent.amount_refunded === intent.amount,
  status: 'succeeded',
  paid: true,
  created: secondsOf(intent.created_at),
  currency: intent.currency,
  metadata: intent.metadata,
});

/** A dispute as the provider writes it. */
export const wireDispute = ({ id, intent_id, amount, status, created_at }: SandboxDispute) => ({
  id,
  object: 'dispute',
  payment_intent: intent_id,
  amount,
  status,
  reason: 'product_not_received',
  created: secondsOf(created_at),
  evidence_details: { due_by: secondsOf(created_at) + ANSWER_SECONDS },
});

/** A refund as the provider writes it. */
export const wireRefund = ({ id, intent_id, name, amount }: SandboxRefund) => ({
  id,
  object: 'refund',
  payment_intent: intent_id,
  amount,
  metadata: { name },
  status: 'succeeded',
});

/** A list as the provider writes it. */
export const wireList = (data: readonly object[], hasMore = false): Answer => ({
  status: 200,
  body: { object: 'list', data, has_more: hasMore },
});

/** A refusal in the provider's form. */
export const failure = (status: number, error: object): Answer => ({ status, body: { error } });

/** The intent is not where this call could move it. */
export const unexpectedState = (intent: SandboxIntent): Answer =>
  failure(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent's status is ${intent.status}.`,
    payment_intent: wireIntent(intent),
  });

/** There is no such thing. */
export const missing = (what: string, param?: string): Answer =>
  failure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}`,
    ...(param ? { param } : {}),
  });

/** The card was declined. */
export const cardError = (decline: CardDecline, intent: SandboxIntent): Answer =>
  failure(402, { type: 'card_error', ...decline, payment_intent: wireIntent(intent) });
