import type { Sentence } from '@portal/shared-contracts';
import type { SiteContext } from '../../../kernel/context.ts';
import { Refusal, type RefusalCode } from '@portal/shared-contracts/refusals';
import { cardsOf } from '../accounts/cards-of.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { changeAttempt } from '../attempts/attempts.repository.ts';
import { closeGivenUp } from '../attempts/given-up.repository.ts';
import type { CannotFulfil, Undelivered } from './fulfil.ts';
import { mailUndelivered } from './mail-payment.ts';

/** The same reasons, said when money was taken. */
const returned = {
  'undelivered-without-buyer': 'returned-without-buyer',
  'undelivered-coupon-used-up': 'returned-coupon-used-up',
  'undelivered-link-ended': 'returned-link-ended',
  'undelivered-invoice-paid': 'returned-invoice-paid',
  'undelivered-invoice-void': 'returned-invoice-void',
  'undelivered-tip-given': 'returned-tip-given',
  'undelivered-given-up': 'returned-given-up',
} as const satisfies Record<Undelivered, RefusalCode>;

/** Sends the money back, however often it is called; false when none was taken. */
const returnMoney = async (ctx: SiteContext, attempt: Attempt): Promise<boolean> => {
  const { provider, reference } = attempt;
  if (!reference || provider === 'none') return false;
  if (provider === 'cards') {
    const cards = await cardsOf(ctx, attempt);
    await cards.refund(reference, `${ctx.site.id}:${reference}:return`);
  } else await ctx.payments.transfers(ctx.db).refund(reference);
  return true;
};

/** Closes the books of it, with what buyer and firm are told; false when they were closed before. */
const close = (
  ctx: SiteContext,
  attempt: Attempt,
  { refusal, isReturned }: { refusal: Sentence; isReturned: boolean },
): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const isNew =
      (await changeAttempt(tx, attempt.key, { state: 'declined', refusal })) ||
      (isReturned && (await closeGivenUp(tx, attempt.key, refusal)));
    if (isNew && isReturned) await mailUndelivered(tx, attempt, refusal);
    return isNew && isReturned;
  });

/**
 * Closes a payment for which nothing can be delivered: the money goes back, buyer and firm are told once.
 *
 * @throws Refusal `already-done` with the reason, always.
 */
export const returnPayment = async (
  ctx: SiteContext,
  attempt: Attempt,
  reason: CannotFulfil,
): Promise<never> => {
  const isReturned = await returnMoney(ctx, attempt);
  const refusal = new Refusal(isReturned ? returned[reason.code] : reason.code);
  if (await close(ctx, attempt, { refusal: refusal.sentence, isReturned }))
    ctx.log.warn({ site: ctx.site.id, kind: attempt.kind }, 'a payment was returned');
  throw refusal;
};
