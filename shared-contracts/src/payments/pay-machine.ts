import type { PaymentOutcome } from './payments.schema.ts';

/** What a payment gave. */
export interface Given {
  orderId?: string | undefined;
  invoiceId?: string | undefined;
  /** Signs the browser in as the customer that was made in this very checkout. */
  autoLoginCode?: string | undefined;
}

/** Why the form is shown again. `server` carries the words of server or provider. */
export type PayNotice =
  { kind: 'server'; messages: readonly string[] } | { kind: 'nothing-charged' };

/** Why the outcome is asked for; decides what happens when the server cannot say yet. */
export type CheckReason = 'lost' | 'conflict' | 'reload' | 'given-up';

/** Where a payment stands in one browser tab. */
export type PayState =
  | { kind: 'ready'; key: string; notice?: PayNotice }
  | { kind: 'tokenising'; key: string }
  | { kind: 'sending'; key: string; method: string; tries: number }
  | { kind: 'challenge'; key: string; method: string; clientSecret: string }
  | {
      kind: 'checking';
      key: string;
      method: string | null;
      reason: CheckReason;
      asks: number;
      tries: number;
    }
  | { kind: 'unsettled'; key: string; method: string | null }
  | { kind: 'paid'; key: string; given: Given };

/** What can happen to a payment. */
export type PayEvent =
  | { type: 'submit' }
  | { type: 'method-made'; method: string }
  | { type: 'method-refused'; messages: readonly string[] }
  | { type: 'paid'; given: Given }
  | { type: 'challenged'; clientSecret: string }
  | { type: 'challenge-answered' }
  /** The attempt is closed without a charge: a decline, or given up. */
  | { type: 'closed'; messages: readonly string[] }
  /** The server refused before it charged anything; the attempt stays open. */
  | { type: 'refused'; messages: readonly string[] }
  /** The key belongs to another tab's attempt. */
  | { type: 'conflicted' }
  /** No answer, or none that can be believed. */
  | { type: 'lost' }
  | { type: 'outcome'; outcome: PaymentOutcome }
  | { type: 'retry' }
  | { type: 'give-up' };

/** What the tab has to do next. Storing always comes before sending. */
export type PayEffect =
  | {
      type: 'store';
      key: string;
      method: string | null;
      stage: 'fresh' | 'sent' | 'paid';
      given?: Given;
    }
  | { type: 'tokenise' }
  | { type: 'send'; key: string; method: string }
  | { type: 'challenge'; clientSecret: string }
  | { type: 'ask'; key: string; afterMilliseconds: number }
  | { type: 'abandon'; key: string }
  | { type: 'done'; given: Given };

/** The next state with what has to be done, in order. */
export interface PayStep {
  state: PayState;
  effects: readonly PayEffect[];
}

/** The same request is repeated at most so often before the person is asked. */
const MAX_TRIES = 3;
/** An unfinished attempt is looked at so often before it is closed. */
const MAX_ASKS = 4;
const ASK_AGAIN = 1500;

const stay = (state: PayState): PayStep => ({ state, effects: [] });

const send = (key: string, method: string, tries: number): PayStep => ({
  state: { kind: 'sending', key, method, tries },
  effects: [
    { type: 'store', key, method, stage: 'sent' },
    { type: 'send', key, method },
  ],
});

const check = (
  key: string,
  method: string | null,
  reason: CheckReason,
  count: { asks: number; tries: number },
): PayStep => ({
  state: { kind: 'checking', key, method, reason, ...count },
  effects: [{ type: 'ask', key, afterMilliseconds: count.asks === 0 ? 0 : ASK_AGAIN }],
});

const abandon = (key: string, method: string | null): PayStep => ({
  state: { kind: 'checking', key, method, reason: 'given-up', asks: MAX_ASKS, tries: MAX_TRIES },
  effects: [{ type: 'abandon', key }],
});

const paid = (key: string, given: Given): PayStep => ({
  state: { kind: 'paid', key, given },
  effects: [
    { type: 'store', key, method: null, stage: 'paid', given },
    { type: 'done', given },
  ],
});

const again = (key: string, notice: PayNotice): PayStep => ({
  state: { kind: 'ready', key, notice },
  effects: [{ type: 'store', key, method: null, stage: 'fresh' }],
});

const givenBy = (outcome: PaymentOutcome): Given => ({
  ...(outcome.orderId ? { orderId: outcome.orderId } : {}),
  ...(outcome.invoiceId ? { invoiceId: outcome.invoiceId } : {}),
});

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
  if (reason === 'reload') return abandon(key, method);
  return stay({ kind: 'unsettled', key, method });
};

const onOutcome = (state: Checking, outcome: PaymentOutcome, nextKey: () => string): PayStep => {
  const { key, method } = state;
  switch (outcome.state) {
    case 'paid':
      return paid(key, givenBy(outcome));
    case 'declined':
      return again(nextKey(), {
        kind: 'server',
        messages: outcome.message ? [outcome.message] : [],
      });
    case 'abandoned':
      return again(nextKey(), { kind: 'nothing-charged' });
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

/** Where a payment starts in a tab: fresh, or with what an earlier page left behind. */
export const startPayment = (
  stored:
    | { key: string; method: string | null; stage: 'fresh' | 'sent' | 'paid'; given?: Given }
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
    return stay({ kind: 'paid', key: stored.key, given: stored.given ?? {} });
  if (stored.stage === 'fresh') return stay({ kind: 'ready', key: stored.key });
  return check(stored.key, stored.method, 'reload', { asks: 0, tries: MAX_TRIES });
};

const whileReady = (state: Extract<PayState, { kind: 'ready' }>, event: PayEvent): PayStep =>
  event.type === 'submit'
    ? { state: { kind: 'tokenising', key: state.key }, effects: [{ type: 'tokenise' }] }
    : stay(state);

const whileTokenising = (key: string, state: PayState, event: PayEvent): PayStep => {
  if (event.type === 'method-made') return send(key, event.method, 1);
  if (event.type === 'method-refused')
    return stay({ kind: 'ready', key, notice: { kind: 'server', messages: event.messages } });
  return stay(state);
};

const whileSending = (
  state: Extract<PayState, { kind: 'sending' }>,
  event: PayEvent,
  nextKey: () => string,
): PayStep => {
  const { key, method, tries } = state;
  switch (event.type) {
    case 'paid':
      return paid(key, event.given);
    case 'challenged':
      return {
        state: { kind: 'challenge', key, method, clientSecret: event.clientSecret },
        effects: [{ type: 'challenge', clientSecret: event.clientSecret }],
      };
    case 'closed':
      return again(nextKey(), { kind: 'server', messages: event.messages });
    case 'refused':
      return again(key, { kind: 'server', messages: event.messages });
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
  if (event.type === 'lost') {
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
  const isNewsOfAnotherTab =
    event.type === 'outcome' && event.outcome.state === 'paid' && state.kind !== 'checking';
  if (isNewsOfAnotherTab && state.kind !== 'paid') return paid(state.key, givenBy(event.outcome));
  switch (state.kind) {
    case 'ready':
      return whileReady(state, event);
    case 'tokenising':
      return whileTokenising(state.key, state, event);
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
