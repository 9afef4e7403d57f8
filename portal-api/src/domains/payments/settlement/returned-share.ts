import type { InvoiceStatus } from '@portal/shared-contracts/invoices';
import type { OrderPaymentStatus } from '@portal/shared-contracts/orders';
import type { DisputeOutcome, ReturnedMoney } from '../../../kernel/payments/returned-money.ts';

/** What is gone of a payment, and what may still go. */
export interface Returns {
  returnedMinor: number;
  isDisputed: boolean;
}

/** What the banks took back for good. */
export const lostMinorOf = (
  disputes: readonly { amountMinor: number; outcome: DisputeOutcome }[],
): number =>
  disputes
    .filter(({ outcome }) => outcome === 'lost')
    .reduce((sum, dispute) => sum + dispute.amountMinor, 0);

/** Refunds and lost disputes are gone; an open dispute may still be won. */
export const returnsOf = (
  { refundedMinor, disputes }: ReturnedMoney,
  amountMinor: number,
): Returns => {
  return {
    returnedMinor: Math.min(amountMinor, refundedMinor + lostMinorOf(disputes)),
    isDisputed: disputes.some(({ outcome }) => outcome === 'open'),
  };
};

const shareOf = (returnedMinor: number, amountMinor: number) => {
  if (returnedMinor === 0) return 'paid';
  return returnedMinor < amountMinor ? 'partially_refunded' : 'refunded';
};

/** Where the invoice of a payment stands; while a dispute is open it stays as it was. */
export const invoiceStatusOf = (
  { returnedMinor }: Returns,
  amountMinor: number,
): Extract<InvoiceStatus, 'paid' | 'partially_refunded' | 'refunded'> =>
  shareOf(returnedMinor, amountMinor);

/** Where the order of a payment stands. */
export const orderStatusOf = (
  { returnedMinor, isDisputed }: Returns,
  amountMinor: number,
): OrderPaymentStatus => {
  const share = shareOf(returnedMinor, amountMinor);
  return isDisputed && share !== 'refunded' ? 'disputed' : share;
};
