import type { PaymentResult, PayEvent, PayState, PayStep } from './pay-states.ts';
import {
  abandon,
  check,
  MAX_ASKS,
  MAX_TRIES,
  paid,
  reopen,
  resultOf,
  send,
  stay,
} from './pay-steps.ts';
import type { PaymentOutcome } from './payments.schema.ts';

type Checking = Extract<PayState, { kind: 'checking' }>;

/** The server cannot say yet: ask again, send the same again, close it, or ask the person. */
const undecided = (state: Checking, isUnknown: boolean): PayStep => {
  const { key, method, reason, asks, tries } = state;
  if (reason === 'lost' && method !== null && tries < MAX_TRIES)
    // Same key and same body: if the first request arrives after all, only one of them counts.
    return send(key, method, tries + 1);
  const isPatient = asks + 1 < (isUnknown ? 2 : MAX_ASKS);
  if (isPatient && reason !== 'given-up')
    return check(key, method, reason, { asks: asks + 1, tries });
  // The provider was never reached: closing the attempt makes that certain, so nobody is left in doubt.
  if (reason !== 'given-up') return abandon(key, method);
  return stay({ kind: 'unsettled', key, method });
};

const onOutcome = (state: Checking, outcome: PaymentOutcome, nextKey: () => string): PayStep => {
  const { key, method } = state;
  switch (outcome.state) {
    case 'paid':
      return paid(key, resultOf(outcome));
    case 'declined':
      return reopen(nextKey(), {
        kind: 'server',
        messages: outcome.message ? [outcome.message] : [],
        wasPaid: outcome.isReturned,
      });
    case 'abandoned':
      return reopen(nextKey(), { kind: 'nothing-charged' });
    case 'needs-action':
      return outcome.client_secret && method
        ? {
            state: { kind: 'challenge', key, method, clientSecret: outcome.client_secret },
            effects: [{ type: 'challenge', clientSecret: outcome.client_secret }],
          }
        : stay({ kind: 'unsettled', key, method });
    case 'processing':
      return stay({ kind: 'unsettled', key, method });
    default:
      return undecided(state, outcome.state === 'unknown');
  }
};

const reopenClosed = (
  key: string,
  { messages, wasPaid }: Extract<PayEvent, { type: 'closed' }>,
): PayStep => reopen(key, { kind: 'server', messages, wasPaid });

/** Where a payment starts in a tab: fresh, or with what an earlier page left behind. */
export const startPayment = (
  stored:
    | {
        key: string;
        method: string | null;
        stage: 'fresh' | 'sent' | 'paid';
        result?: PaymentResult;
      }
    | undefined,
  nextKey: () => string,
): PayStep => {
  if (!stored) {
    const key = nextKey();
    return {
      state: { kind: 'ready', key },
      effects: [{ type: 'store', key, method: null, stage: 'fresh' }],
    };
  }
  if (stored.stage === 'paid')
    return stay({ kind: 'paid', key: stored.key, result: stored.result ?? {} });
  if (stored.stage === 'fresh') return stay({ kind: 'ready', key: stored.key });
  return check(stored.key, stored.method, 'reload', { asks: 0, tries: MAX_TRIES });
};

const whileReady = (state: Extract<PayState, { kind: 'ready' }>, event: PayEvent): PayStep =>
  event.type === 'submit'
    ? {
        state: { kind: 'tokenising', key: state.key },
        effects: [{ type: 'tokenise', key: state.key }],
      }
    : stay(state);

// The paying call has not been sent yet, so whatever goes wrong here has charged nothing.
const whileTokenising = (
  state: Extract<PayState, { kind: 'tokenising' }>,
  event: PayEvent,
  nextKey: () => string,
): PayStep => {
  const { key } = state;
  switch (event.type) {
    case 'method-made':
      return send(key, event.method, 1);
    case 'method-refused':
    case 'refused':
      // Without words the form itself shows what is wrong.
      if (event.messages.length === 0) return stay({ kind: 'ready', key });
      return stay({ kind: 'ready', key, notice: { kind: 'server', messages: event.messages } });
    case 'closed':
      return reopenClosed(nextKey(), event);
    case 'conflicted':
      return reopen(nextKey(), { kind: 'server', messages: event.messages ?? [] });
    case 'lost':
      return stay({ kind: 'ready', key, notice: { kind: 'nothing-charged' } });
    default:
      return stay(state);
  }
};

const whileSending = (
  state: Extract<PayState, { kind: 'sending' }>,
  event: PayEvent,
  nextKey: () => string,
): PayStep => {
  const { key, method, tries } = state;
  switch (event.type) {
    case 'paid':
      return paid(key, event.result);
    case 'challenged':
      return {
        state: { kind: 'challenge', key, method, clientSecret: event.clientSecret },
        effects: [{ type: 'challenge', clientSecret: event.clientSecret }],
      };
    case 'closed':
      return reopenClosed(nextKey(), event);
    case 'refused':
      return reopen(key, { kind: 'server', messages: event.messages });
    case 'conflicted':
      return check(key, method, 'conflict', { asks: 0, tries });
    case 'lost':
      return check(key, method, 'lost', { asks: 0, tries });
    default:
      return stay(state);
  }
};

const whileChecking = (state: Checking, event: PayEvent, nextKey: () => string): PayStep => {
  if (event.type === 'outcome') return onOutcome(state, event.outcome, nextKey);
  // The look itself ended the attempt: its money goes back, and the words say why.
  if (event.type === 'closed') return reopenClosed(nextKey(), event);
  // A look that was refused tells no more than one that was lost.
  if (event.type === 'lost' || event.type === 'refused' || event.type === 'conflicted') {
    const { key, method, reason, asks, tries } = state;
    return asks + 1 < MAX_ASKS
      ? check(key, method, reason, { asks: asks + 1, tries })
      : stay({ kind: 'unsettled', key, method });
  }
  return stay(state);
};

const whileUnsettled = (
  state: Extract<PayState, { kind: 'unsettled' }>,
  event: PayEvent,
): PayStep => {
  const { key, method } = state;
  if (event.type === 'retry') return check(key, method, 'conflict', { asks: 0, tries: MAX_TRIES });
  if (event.type === 'give-up') return abandon(key, method);
  return stay(state);
};

/**
 * The one payment machine of the portal: tip, invoice, new order and checkout. Pure: the same state and
 * event always give the same step. An event that does not fit the state changes nothing, so a double
 * click is one click.
 */
export const stepPayment = (state: PayState, event: PayEvent, nextKey: () => string): PayStep => {
  const isPaidElsewhere =
    event.type === 'outcome' && event.outcome.state === 'paid' && state.kind !== 'checking';
  if (isPaidElsewhere && state.kind !== 'paid') return paid(state.key, resultOf(event.outcome));
  switch (state.kind) {
    case 'ready':
      return whileReady(state, event);
    case 'tokenising':
      return whileTokenising(state, event, nextKey);
    case 'sending':
      return whileSending(state, event, nextKey);
    case 'challenge':
      return event.type === 'challenge-answered' ? send(state.key, state.method, 1) : stay(state);
    case 'checking':
      return whileChecking(state, event, nextKey);
    case 'unsettled':
      return whileUnsettled(state, event);
    case 'paid':
      return stay(state);
  }
};
