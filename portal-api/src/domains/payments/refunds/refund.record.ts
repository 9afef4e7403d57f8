import { currency, type Currency, type Sentence } from '@portal/shared-contracts';
import type { refundOrigins, refundStates } from '@portal/shared-contracts/admin';

/** Money that the firm sends back; the amount in minor units. */
export interface RefundRecord {
  id: string;
  paymentKey: string;
  /** Who sent it: the firm from here, somebody at the provider, or the bank after a dispute. */
  origin: (typeof refundOrigins)[number];
  amountMinor: number;
  currency: Currency;
  reason: string;
  state: (typeof refundStates)[number];
  askedBy: string | null;
  /** How many refunds a provider without keys had before this one. */
  knownBefore: number | null;
  refusal: Sentence | null;
  askedAt: Date;
  updatedAt: Date;
}

/** A row of `refunds` with what stands beside it. */
export interface RefundRow {
  id: string;
  payment_key: string;
  origin: RefundRecord['origin'];
  amount_minor: number;
  currency: string;
  reason: string;
  state: RefundRecord['state'];
  asked_by_name: string | null;
  known_before: number | null;
  refusal: Sentence | null;
  asked_at: Date;
  updated_at: Date;
}

/** A row as the rest of the domain knows it. */
export const toRefund = (row: RefundRow): RefundRecord => ({
  id: row.id,
  paymentKey: row.payment_key,
  origin: row.origin,
  amountMinor: row.amount_minor,
  currency: currency.parse(row.currency),
  reason: row.reason,
  state: row.state,
  askedBy: row.asked_by_name,
  knownBefore: row.known_before,
  refusal: row.refusal,
  askedAt: row.asked_at,
  updatedAt: row.updated_at,
});
