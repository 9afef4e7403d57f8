import { type Language, toMajor } from '@portal/shared-contracts';
import type { ListedPayment, Refund } from '@portal/shared-contracts/admin';
import { paperWords } from '../../../kernel/words/papers.ts';
import { wordRefusal } from '../../../kernel/words/words.ts';
import { printedNumber } from '../invoices/present-invoice.ts';
import type { RefundRecord } from '../refunds/refund.record.ts';
import { leftOf } from '../refunds/amount-to-return.ts';
import type { PaymentRecord } from './payment-list.repository.ts';

/** A payment as the firm's list shows it. */
export const presentPaid = ({
  attempt,
  paidAt,
  customer,
  orderNumber,
  invoiceNumber,
}: PaymentRecord): ListedPayment => {
  const { key, kind, amountMinor, returnedMinor, currency, isDisputed, provider } = attempt;
  const { orderId } = attempt;
  return {
    _id: key,
    kind,
    amount: toMajor(amountMinor, currency),
    returned: toMajor(returnedMinor, currency),
    currency,
    isDisputed,
    provider,
    paidAt: paidAt.toISOString(),
    customer,
    order: orderId && orderNumber ? { _id: orderId, number: orderNumber } : null,
    invoice: invoiceNumber === null ? null : printedNumber(invoiceNumber),
  };
};

const reasonOf = ({ origin, reason }: RefundRecord, language: Language): string => {
  if (origin === 'firm') return reason;
  return paperWords(language)(origin === 'provider' ? 'made-at-provider' : 'lost-dispute');
};

/** A refund as the firm reads it. */
export const presentRefund = (refund: RefundRecord, language: Language): Refund => ({
  _id: refund.id,
  payment: refund.paymentKey,
  amount: toMajor(refund.amountMinor, refund.currency),
  currency: refund.currency,
  origin: refund.origin,
  reason: reasonOf(refund, language),
  state: refund.state,
  problem: refund.refusal ? wordRefusal(refund.refusal, language) : null,
  askedBy: refund.askedBy,
  askedAt: refund.askedAt.toISOString(),
});

/** What can still go back of a payment. */
export const leftToReturn = (
  { attempt }: PaymentRecord,
  refunds: readonly RefundRecord[],
): number => {
  const { provider, reference, currency } = attempt;
  return provider !== 'none' && !reference ? 0 : toMajor(leftOf(attempt, refunds), currency);
};
