import { toMinor } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import { wordMoney } from '../../../kernel/words/formats.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import type { RefundRecord } from './refund.record.ts';

/** Whether nobody knows yet how it ends. */
export const isUnderWay = ({ state }: RefundRecord): boolean =>
  state === 'asked' || state === 'sent';

/** What is left of a payment: what the provider said last, or what went back from here since. */
export const leftOf = (
  { amountMinor, returnedMinor }: Attempt,
  refunds: readonly RefundRecord[],
): number => {
  const sent = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, refund) => sum + refund.amountMinor, 0);
  return Math.max(0, amountMinor - Math.max(returnedMinor, sent));
};

/**
 * The minor units that somebody wants to send back.
 *
 * @throws Refusal while another refund is on its way, where more went back than was shown, and for more than is left.
 */
export const amountToReturn = (
  { language }: Pick<Context, 'language'>,
  attempt: Attempt,
  refunds: readonly RefundRecord[],
  wanted: { amount: number; left?: number | undefined },
): number => {
  const { currency } = attempt;
  if (refunds.some(isUnderWay)) throw new Refusal('refund-under-way');
  const left = leftOf(attempt, refunds);
  const amount = wordMoney(left, currency, language);
  // Two admins with the same page in front of them mean the same money.
  if (wanted.left !== undefined && toMinor(wanted.left, currency) !== left)
    throw new Refusal('refund-meanwhile', { amount });
  const minor = toMinor(wanted.amount, currency);
  if (minor < 1 || minor > left) throw new Refusal('refund-too-much', { amount }, 'amount');
  return minor;
};
