import { startPayment, stepPayment } from './pay-machine.ts';
import { isEffect, performEffect, type PayPorts } from './pay-ports.ts';
import type { PaymentResult, PayEffect, PayEvent, PayState, PayStep } from './pay-states.ts';
import { readStoredPayment, writeStoredPayment, type PaymentStorage } from './pay-store.ts';

/** What a payer needs. */
export interface PayerOptions {
  /** What is paid for and by whom: tabs with the same scope share one attempt. */
  scope: string;
  storage: PaymentStorage;
  ports: PayPorts;
  now: () => number;
  newKey: () => string;
  onChange: (state: PayState) => void;
  onPaid: (result: PaymentResult) => void;
  /** Whether the page came back to what it showed before; elsewhere what was paid earlier is over. */
  isReturning?: boolean;
}

/** One payment in one tab. */
export interface Payer {
  readonly state: PayState;
  send(event: Extract<PayEvent['type'], 'submit' | 'retry' | 'give-up'>): void;
  /** Another tab has stored something: when it has paid, this tab has paid too. */
  syncWithStorage(): void;
  /** The tab is gone: nothing that comes later counts here. */
  dispose(): void;
}

/** Runs the payment machine in one tab: stores, calls the ports, and reports each new state. */
export const createPayer = (options: PayerOptions): Payer => {
  const { scope, storage, ports, now, newKey, onChange, onPaid, isReturning = true } = options;
  let isDisposed = false;

  const stored = () => readStoredPayment(storage, scope, now());
  // Another tab may have gone on to a fresh key already: then both continue with that one.
  const nextKey = (): string => {
    const known = stored();
    const isTaken = known !== undefined && known.key !== current.key && known.stage === 'fresh';
    return isTaken ? known.key : newKey();
  };

  const perform = async (effect: PayEffect): Promise<void> => {
    const event = await performEffect(ports, effect);
    if (event && !isDisposed) dispatch(event);
  };

  const run = (step: PayStep): void => {
    current = step.state;
    for (const effect of step.effects)
      if (isEffect(effect, 'store')) {
        const { type: _type, ...entry } = effect;
        writeStoredPayment(storage, scope, { ...entry, at: now() });
      }
    onChange(current);
    for (const effect of step.effects) {
      if (isEffect(effect, 'done')) onPaid(effect.result);
      else if (!isEffect(effect, 'store')) void perform(effect);
    }
  };

  const dispatch = (event: PayEvent): void => {
    if (!isDisposed) run(stepPayment(current, event, nextKey));
  };

  let current: PayState = { kind: 'ready', key: '' };
  const left = stored();
  run(startPayment(left?.stage === 'paid' && !isReturning ? undefined : left, newKey));

  return {
    get state() {
      return current;
    },
    send: (type) => dispatch({ type }),
    syncWithStorage: () => {
      const known = stored();
      if (known?.stage === 'paid' && known.key === current.key && current.kind !== 'paid')
        run({ state: { kind: 'paid', key: known.key, result: known.result ?? {} }, effects: [] });
    },
    dispose: () => {
      isDisposed = true;
    },
  };
};
