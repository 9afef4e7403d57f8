import { ApiError } from '../errors.ts';
import {
  startPayment,
  stepPayment,
  type Given,
  type PayEffect,
  type PayEvent,
  type PayState,
  type PayStep,
} from './pay-machine.ts';
import { readStoredPayment, writeStoredPayment, type PaymentStorage } from './pay-store.ts';
import type { PaymentOutcome } from './payments.schema.ts';

/** What the server answered to a paying call. */
export type PayReply = { kind: 'paid'; given: Given } | { kind: 'challenge'; clientSecret: string };

/** The outside world of a payment. */
export interface PayPorts {
  /** Makes a payment method of the card form. */
  tokenise(): Promise<{ method: string } | { refused: readonly string[] }>;
  /** The paying call; repeating it with the same key and method is harmless. */
  send(key: string, method: string): Promise<PayReply>;
  /** The bank's challenge. Its result is not believed: the call is repeated afterwards. */
  challenge(clientSecret: string): Promise<void>;
  ask(key: string): Promise<PaymentOutcome>;
  abandon(key: string): Promise<PaymentOutcome>;
  wait(milliseconds: number): Promise<void>;
}

/** What a payer needs. */
export interface PayerOptions {
  /** What is paid for and by whom: tabs with the same scope share one attempt. */
  scope: string;
  storage: PaymentStorage;
  ports: PayPorts;
  now: () => number;
  newKey: () => string;
  onChange: (state: PayState) => void;
  onPaid: (given: Given) => void;
}

/** One payment in one tab. */
export interface Payer {
  readonly state: PayState;
  send(event: Extract<PayEvent['type'], 'submit' | 'retry' | 'give-up'>): void;
  /** Another tab has paid. */
  hear(): void;
  /** The tab is gone: nothing that comes later counts here. */
  dispose(): void;
}

const eventOf = (error: unknown): PayEvent => {
  if (!(error instanceof ApiError)) return { type: 'lost' };
  const { messages } = error;
  if (error.code === 'conflict') return { type: 'conflicted' };
  if (['payment-declined', 'gone', 'already-done'].includes(error.code))
    return { type: 'closed', messages };
  const isCertain = error.status >= 400 && error.status < 500;
  return isCertain ? { type: 'refused', messages } : { type: 'lost' };
};

const isEffect = <T extends PayEffect['type']>(
  effect: PayEffect,
  type: T,
): effect is Extract<PayEffect, { type: T }> => effect.type === type;

/** Runs the payment machine against the world. */
export const createPayer = (options: PayerOptions): Payer => {
  const { scope, storage, ports, now, newKey, onChange, onPaid } = options;
  let isDisposed = false;

  const stored = () => readStoredPayment(storage, scope, now());
  // Another tab may have gone on to a fresh key already: then both continue with that one.
  const nextKey = (): string => {
    const known = stored();
    const isTaken = known !== undefined && known.key !== current.key && known.stage === 'fresh';
    return isTaken ? known.key : newKey();
  };

  const answerOf = async (effect: PayEffect): Promise<PayEvent | undefined> => {
    if (isEffect(effect, 'tokenise')) {
      const made = await ports.tokenise();
      return 'method' in made
        ? { type: 'method-made', method: made.method }
        : { type: 'method-refused', messages: made.refused };
    }
    if (isEffect(effect, 'send')) {
      const reply = await ports.send(effect.key, effect.method);
      return reply.kind === 'paid'
        ? { type: 'paid', given: reply.given }
        : { type: 'challenged', clientSecret: reply.clientSecret };
    }
    if (isEffect(effect, 'challenge')) {
      // Whatever the form says, the repeated call tells what the bank decided.
      await ports.challenge(effect.clientSecret).catch(() => undefined);
      return { type: 'challenge-answered' };
    }
    if (isEffect(effect, 'ask')) {
      if (effect.afterMilliseconds > 0) await ports.wait(effect.afterMilliseconds);
      return { type: 'outcome', outcome: await ports.ask(effect.key) };
    }
    if (isEffect(effect, 'abandon'))
      return { type: 'outcome', outcome: await ports.abandon(effect.key) };
    return undefined;
  };

  const perform = async (effect: PayEffect): Promise<void> => {
    const event = await answerOf(effect).catch(eventOf);
    if (event && !isDisposed) dispatch(event);
  };

  const run = (step: PayStep): void => {
    current = step.state;
    for (const effect of step.effects) {
      if (isEffect(effect, 'store')) {
        const { key, method, stage, given } = effect;
        writeStoredPayment(storage, scope, {
          key,
          method,
          stage,
          at: now(),
          ...(given ? { given } : {}),
        });
      }
    }
    onChange(current);
    for (const effect of step.effects) {
      if (isEffect(effect, 'done')) onPaid(effect.given);
      else if (!isEffect(effect, 'store')) void perform(effect);
    }
  };

  const dispatch = (event: PayEvent): void => {
    if (!isDisposed) run(stepPayment(current, event, nextKey));
  };

  let current: PayState = { kind: 'ready', key: '' };
  run(startPayment(stored(), newKey));

  return {
    get state() {
      return current;
    },
    send: (type) => dispatch({ type }),
    hear: () => {
      const known = stored();
      if (known?.stage === 'paid' && known.key === current.key && current.kind !== 'paid')
        run({ state: { kind: 'paid', key: known.key, given: known.given ?? {} }, effects: [] });
    },
    dispose: () => {
      isDisposed = true;
    },
  };
};
