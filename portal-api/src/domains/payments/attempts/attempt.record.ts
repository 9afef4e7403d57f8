import { currency, type Currency, type Sentence } from '@portal/shared-contracts';
import type { PaymentKind } from '@portal/shared-contracts/payments';

/** Where an attempt stands in the books; `unknown` has no row. */
export type AttemptState =
  | 'open'
  | 'needs-action'
  | 'processing'
  | 'paid'
  | 'declined'
  | 'abandoned';

/** What somebody wants to pay for; amounts in minor units, decided by the server alone. */
export interface Purchase {
  kind: PaymentKind;
  /** The order, invoice or package. */
  subjectId: string;
  personId: string | null;
  listMinor: number;
  amountMinor: number;
  currency: Currency;
  coupon: string | null;
  critiqueId: string | null;
  /** The firm's link that led to the checkout. */
  linkId?: string | null;
  provider: 'cards' | 'flutterwave' | 'none';
  /** Everything that the call asked for. */
  fingerprint: string;
}

export interface Attempt extends Purchase {
  key: string;
  linkId: string | null;
  madePerson: boolean;
  /** The buyer held the proof of the review. */
  critiqueProven: boolean;
  state: AttemptState;
  /** The firm's account that takes the money by card; nothing for the platform's. */
  accountId: string | null;
  /** What the alternate provider knows the attempt by; made by the server. */
  transferRef: string | null;
  /** The provider's own name of the payment: its intent or transaction. */
  reference: string | null;
  paymentMethod: string | null;
  orderId: string | null;
  invoiceId: string | null;
  /** Why it was declined, or the last try of an open one, since refusals are kept as sentences; before that as a `message`. */
  refusal: Sentence | null;
  message: string | null;
  /** What the provider took back: refunds and lost disputes. */
  returnedMinor: number;
  isDisputed: boolean;
  returnsVersion: number;
  createdAt: Date;
}

/** A row of `payment_attempts`. */
export interface AttemptRow {
  key: string;
  kind: PaymentKind;
  subject_id: string;
  person_id: string | null;
  made_person: boolean;
  critique_proven: boolean;
  fingerprint: string;
  state: AttemptState;
  list_minor: number;
  amount_minor: number;
  currency: string;
  coupon: string | null;
  critique_id: string | null;
  link_id: string | null;
  provider: Purchase['provider'];
  account_id: string | null;
  transfer_ref: string | null;
  reference: string | null;
  payment_method: string | null;
  order_id: string | null;
  invoice_id: string | null;
  refusal: Sentence | null;
  message: string | null;
  returned_minor: number;
  is_disputed: boolean;
  returns_version: number;
  created_at: Date;
}

/** A row as the rest of the domain knows it. */
export const toAttempt = (row: AttemptRow): Attempt => ({
  key: row.key,
  kind: row.kind,
  subjectId: row.subject_id,
  personId: row.person_id,
  madePerson: row.made_person,
  critiqueProven: row.critique_proven,
  fingerprint: row.fingerprint,
  state: row.state,
  listMinor: row.list_minor,
  amountMinor: row.amount_minor,
  currency: currency.parse(row.currency),
  coupon: row.coupon,
  critiqueId: row.critique_id,
  linkId: row.link_id,
  provider: row.provider,
  accountId: row.account_id,
  transferRef: row.transfer_ref,
  reference: row.reference,
  paymentMethod: row.payment_method,
  orderId: row.order_id,
  invoiceId: row.invoice_id,
  refusal: row.refusal,
  message: row.message,
  returnedMinor: row.returned_minor,
  isDisputed: row.is_disputed,
  returnsVersion: row.returns_version,
  createdAt: row.created_at,
});

/** Columns of an attempt that change. */
export interface AttemptChange {
  state?: AttemptState;
  reference?: string;
  refusal?: Sentence | null;
  person_id?: string;
  made_person?: boolean;
  critique_proven?: boolean;
  order_id?: string;
  invoice_id?: string;
}

/** Whether it may still become anything. */
export const isOpen = (attempt: Attempt): boolean =>
  ['open', 'needs-action', 'processing'].includes(attempt.state);

/** Whether a try at the alternate provider failed, whose page still takes another one. */
export const hasFailed = (attempt: Attempt): boolean => isOpen(attempt) && attempt.refusal !== null;
