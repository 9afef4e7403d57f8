import { currency, type Currency } from '@portal/shared-contracts';
import type { DisputeOutcome } from '../../../kernel/payments/returned-money.ts';

/** A dispute with what stands around it; the amount in minor units. */
export interface DisputeRecord {
  id: string;
  paymentKey: string;
  amountMinor: number;
  currency: Currency;
  state: DisputeOutcome;
  reason: string;
  answerBy: Date | null;
  openedAt: Date;
  customer: { name: string; email: string };
  order: { _id: string; number: string } | null;
  invoice: { id: string; number: number } | null;
}

/** A row of `disputes` with what stands around it. */
export interface DisputeRow {
  id: string;
  payment_key: string;
  amount_minor: number;
  currency: string;
  state: DisputeOutcome;
  reason: string;
  answer_by: Date | null;
  opened_at: Date;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  order_id: string | null;
  order_number: string | null;
  invoice_id: string | null;
  invoice_number: number | null;
}

/** A row as the rest of the domain knows it. */
export const toDispute = (row: DisputeRow): DisputeRecord => ({
  id: row.id,
  paymentKey: row.payment_key,
  amountMinor: row.amount_minor,
  currency: currency.parse(row.currency),
  state: row.state,
  reason: row.reason,
  answerBy: row.answer_by,
  openedAt: row.opened_at,
  customer: {
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    email: row.email ?? '',
  },
  order: row.order_id && row.order_number ? { _id: row.order_id, number: row.order_number } : null,
  invoice:
    row.invoice_id && row.invoice_number !== null
      ? { id: row.invoice_id, number: row.invoice_number }
      : null,
});
