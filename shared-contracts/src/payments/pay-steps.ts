import type { CheckReason, PaymentResult, PayNotice, PayState, PayStep } from './pay-states.ts';
import type { PaymentOutcome } from './payments.schema.ts';

/** The same request is repeated at most so often before the person is asked. */
export const MAX_TRIES = 3;
/** The server is asked at most so often about an unfinished attempt before it is closed. */
export const MAX_ASKS = 4;
/** Milliseconds between two questions about the same attempt. */
const ASK_AGAIN = 1500;

/** An event that changes nothing. */
export const stay = (state: PayState): PayStep => ({ state, effects: [] });

/** Sends the paying call; what is sent is stored first, so that a reload finds it. */
export const send = (key: string, method: string, tries: number): PayStep => ({
  state: { kind: 'sending', key, method, tries },
  effects: [
    { type: 'store', key, method, stage: 'sent' },
    { type: 'send', key, method },
  ],
});

/** Asks the server what became of the attempt, at once for the first time and then after a pause. */
export const check = (
  key: string,
  method: string | null,
  reason: CheckReason,
  count: { asks: number; tries: number },
): PayStep => ({
  state: { kind: 'checking', key, method, reason, ...count },
  effects: [{ type: 'ask', key, afterMilliseconds: count.asks === 0 ? 0 : ASK_AGAIN }],
});

/** Closes the attempt on the server, so that a late request can charge nothing. */
export const abandon = (key: string, method: string | null): PayStep => ({
  state: { kind: 'checking', key, method, reason: 'given-up', asks: MAX_ASKS, tries: MAX_TRIES },
  effects: [{ type: 'abandon', key }],
});

/** The payment succeeded; its result is stored before the page goes on. */
export const paid = (key: string, result: PaymentResult): PayStep => ({
  state: { kind: 'paid', key, result },
  effects: [
    { type: 'store', key, method: null, stage: 'paid', result },
    { type: 'done', result },
  ],
});

/** Shows the form again with the reason; the key is the one of the next try. */
export const reopen = (key: string, notice: PayNotice): PayStep => ({
  state: { kind: 'ready', key, notice },
  effects: [{ type: 'store', key, method: null, stage: 'fresh' }],
});

/** The part of an outcome that the page goes on with. */
export const resultOf = (outcome: PaymentOutcome): PaymentResult => ({
  ...(outcome.orderId ? { orderId: outcome.orderId } : {}),
  ...(outcome.invoiceId ? { invoiceId: outcome.invoiceId } : {}),
});
