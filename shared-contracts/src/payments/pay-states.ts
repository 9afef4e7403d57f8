import type { PaymentOutcome } from './payments.schema.ts';

/** What was paid for, as far as the server has made it already. */
export interface PaymentResult {
  orderId?: string | undefined;
  invoiceId?: string | undefined;
  /** Signs the browser in as the customer that was made in this very checkout. */
  autoLoginCode?: string | undefined;
}

/** Why the form is shown again. `server` carries the words of server or provider. */
export type PayNotice =
  | {
      kind: 'server';
      messages: readonly string[];
      /** Money was taken, before or just now: the words say what became of it. */
      wasPaid?: boolean | undefined;
    }
  | { kind: 'nothing-charged' };

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
  | { kind: 'paid'; key: string; result: PaymentResult };

/** What can happen to a payment. */
export type PayEvent =
  | { type: 'submit' }
  | { type: 'method-made'; method: string }
  | { type: 'method-refused'; messages: readonly string[] }
  | { type: 'paid'; result: PaymentResult }
  | { type: 'challenged'; clientSecret: string }
  | { type: 'challenge-answered' }
  /** The attempt is closed: a decline, given up, or paid for nothing, and then the money goes back. */
  | { type: 'closed'; messages: readonly string[]; wasPaid?: boolean }
  /** The server refused before it charged anything; the attempt stays open. */
  | { type: 'refused'; messages: readonly string[] }
  /** The key belongs to another tab's attempt. */
  | { type: 'conflicted'; messages?: readonly string[] }
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
      result?: PaymentResult;
    }
  | { type: 'tokenise'; key: string }
  | { type: 'send'; key: string; method: string }
  | { type: 'challenge'; clientSecret: string }
  | { type: 'ask'; key: string; afterMilliseconds: number }
  | { type: 'abandon'; key: string }
  | { type: 'done'; result: PaymentResult };

/** The next state with what has to be done, in order. */
export interface PayStep {
  state: PayState;
  effects: readonly PayEffect[];
}
