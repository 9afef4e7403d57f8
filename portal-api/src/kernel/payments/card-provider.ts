import type { Currency } from '@portal/shared-contracts';
import type { RefusalSentence } from '@portal/shared-contracts/refusals';
import type { BooksReader } from './provider-books.ts';
import type { RefundState, ReturnedMoney } from './returned-money.ts';

/** Where an intent stands, in the card provider's own words. */
export const intentStatuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const;

export type IntentStatus = (typeof intentStatuses)[number];

/** One payment at the card provider. */
export interface CardIntent {
  id: string;
  clientSecret: string;
  status: IntentStatus;
  /** Minor units. */
  amount: number;
  currency: string;
  /** The attempt and the site that it was opened for. */
  paymentKey: string | undefined;
  siteId: string | undefined;
  /** Why the last try was declined. */
  failure: RefusalSentence | null;
}

/** What is opened at the provider. */
export interface NewIntent {
  siteId: string;
  paymentKey: string;
  amount: number;
  currency: Currency;
  description: string;
  affirm: boolean;
}

/** A message of the provider whose signature was right: it says which payment to look at, and why. */
export interface CardEvent {
  id: string;
  about: 'payment' | 'returned-money';
  intentId: string;
  /** Known of payments only: messages about refunds and disputes name the intent alone. */
  siteId: string | undefined;
  paymentKey: string | undefined;
}

/** A message of the provider whose signature was right. */
export interface CardMessage {
  /** In the provider's own words, such as `payment_intent.succeeded`. */
  type: string;
  /** Nothing when it is about something else than payments. */
  event: CardEvent | undefined;
}

/** Takes money by card and Affirm. Every changing call carries a key, so that repeating it is harmless. */
export interface CardProvider extends BooksReader {
  create(intent: NewIntent): Promise<CardIntent>;
  /** Tries to pay with a payment method; a decline is an intent with its failure, not an exception. */
  confirm(intentId: string, paymentMethod: string, key: string): Promise<CardIntent>;
  retrieve(intentId: string): Promise<CardIntent>;
  /** Closes an intent for ever; one that is paid already comes back as it is. */
  cancel(intentId: string): Promise<CardIntent>;
  /** Returns all of a payment. */
  refund(intentId: string, key: string): Promise<void>;
  /** Returns so much of a payment (minor units) under a name of ours; the same name returns nothing more. */
  refundPart(intentId: string, part: { name: string; amountMinor: number }): Promise<void>;
  /** What became of the refund of this name. */
  findRefund(intentId: string, name: string): Promise<RefundState>;
  /** What was refunded or disputed, here or on the provider's own pages. */
  findReturned(intentId: string): Promise<ReturnedMoney>;
}
