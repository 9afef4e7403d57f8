import { currency } from '@portal/shared-contracts';
import type { BookedPayment } from '../../../kernel/payments/provider-books.ts';
import { type Attempt, isOpen } from '../attempts/attempt.record.ts';
import type { DisputeRecord } from '../disputes/dispute.record.ts';
import type { RefundRecord } from '../refunds/refund.record.ts';
import { isNews } from '../refunds/follow-returns.ts';
import { lostMinorOf, returnsOf } from '../settlement/returned-share.ts';
import type { ComparedProvider, FoundDifference } from './difference.record.ts';

/** One payment as both sides have it. */
export interface BothSides {
  provider: ComparedProvider;
  attempt: Attempt | undefined;
  booked: BookedPayment | undefined;
  disputes: readonly DisputeRecord[];
  refunds: readonly RefundRecord[];
}

type Said = Pick<FoundDifference, 'kind' | 'hereMinor' | 'thereMinor'>;

const keptMinor = ({ amountMinor, returned }: BookedPayment): number =>
  amountMinor - returned.refundedMinor - lostMinorOf(returned.disputes);

const isOtherAmount = (attempt: Attempt, booked: BookedPayment): boolean =>
  attempt.amountMinor !== booked.amountMinor || attempt.currency !== booked.currency;

const otherAmount = (attempt: Attempt, booked: BookedPayment): Said => ({
  kind: 'amount',
  hereMinor: attempt.amountMinor,
  // An amount in another currency cannot stand beside ours.
  thereMinor: attempt.currency === booked.currency ? booked.amountMinor : null,
});

/** What is paid there and not here; what went back again is settled on both sides. */
const judgeUnpaid = (attempt: Attempt, booked: BookedPayment): Said | undefined => {
  if (keptMinor(booked) <= 0) return undefined;
  if (isOtherAmount(attempt, booked)) return otherAmount(attempt, booked);
  const kind = isOpen(attempt) ? 'paid-there' : 'given-up-here';
  return { kind, hereMinor: 0, thereMinor: booked.amountMinor };
};

const judgePaid = (
  attempt: Attempt,
  booked: BookedPayment,
  { disputes, refunds }: BothSides,
): Said | undefined => {
  if (isOtherAmount(attempt, booked)) return otherAmount(attempt, booked);
  // A refund that is on its way may be in what the provider says or not yet; the server follows it by itself.
  if (refunds.some(({ state }) => state === 'asked' || state === 'sent')) return undefined;
  const there = returnsOf(booked.returned, attempt.amountMinor);
  const amounts = { hereMinor: attempt.returnedMinor, thereMinor: there.returnedMinor };
  if (isNews(booked.returned, disputes) || there.isDisputed !== attempt.isDisputed) {
    const thereMinor = booked.returned.disputes.reduce((sum, told) => sum + told.amountMinor, 0);
    const hereMinor = disputes.reduce((sum, known) => sum + known.amountMinor, 0);
    return { kind: 'dispute', hereMinor, thereMinor };
  }
  return there.returnedMinor === attempt.returnedMinor
    ? undefined
    : { kind: 'returned', ...amounts };
};

const judge = (sides: BothSides): Said | undefined => {
  const { attempt, booked } = sides;
  if (booked && attempt)
    return attempt.state === 'paid'
      ? judgePaid(attempt, booked, sides)
      : judgeUnpaid(attempt, booked);
  if (booked)
    return keptMinor(booked) > 0
      ? { kind: 'unknown-here', hereMinor: null, thereMinor: booked.amountMinor }
      : undefined;
  if (attempt?.state !== 'paid' || attempt.returnedMinor >= attempt.amountMinor) return undefined;
  return { kind: 'unknown-there', hereMinor: attempt.amountMinor, thereMinor: null };
};

/** What the two sides say otherwise about a payment, or nothing. */
export const judgePayment = (sides: BothSides): Omit<FoundDifference, 'accountId'> | undefined => {
  const { provider, attempt, booked } = sides;
  const said = judge(sides);
  const code = currency.safeParse(attempt?.currency ?? booked?.currency);
  if (!said || !code.success) return undefined;
  return {
    ...said,
    provider,
    reference: booked?.reference ?? attempt?.reference ?? '',
    name: booked?.name ?? attempt?.transferRef ?? null,
    paymentKey: attempt?.key ?? null,
    currency: code.data,
  };
};

/** Whether the provider's word can become ours without somebody looking at the provider first. */
export const canTakeOver = (
  { kind, hereMinor, thereMinor }: Said,
  paymentState: Attempt['state'] | null,
): boolean => {
  if (kind === 'unknown-here') return false;
  if (kind !== 'amount') return true;
  return paymentState === 'paid' && hereMinor !== null && thereMinor !== null;
};
