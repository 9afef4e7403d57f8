import type { SiteContext } from '../../../kernel/context.ts';
import { Refusal, type RefusalCode } from '@portal/shared-contracts/refusals';
import { mailFirm, mailPerson } from '../../people/person-mails.service.ts';
import { getPerson } from '../../people/people.service.ts';
import { cardsOf } from '../accounts/cards-of.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { changeAttempt } from '../attempts/attempts.repository.ts';
import { closeGivenUp } from '../attempts/given-up.repository.ts';
import { wordMoney } from '../../../kernel/words/formats.ts';
import { wordRefusal } from '../../../kernel/words/words.ts';
import type { CannotFulfil, Undelivered } from './fulfil.ts';

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

/** Says to the buyer and to the firm that a payment went back, and why. */
const mailReturn = async (
  ctx: SiteContext,
  { personId, amountMinor, currency, reference }: Attempt,
  { sentence }: Refusal,
): Promise<void> => {
  if (personId === null) return;
  const person = await getPerson(ctx.db, personId);
  const { email } = person;
  await mailPerson(ctx, person, (language, named) => ({
    mail: 'payment-returned',
    params: { ...named, reason: wordRefusal(sentence, language) },
    facts: { amount: wordMoney(amountMinor, currency, language) },
  }));
  await mailFirm(ctx, (language) => ({
    mail: 'returned-to-buyer',
    params: { email, reason: wordRefusal(sentence, language) },
    facts: {
      customer: email,
      amount: wordMoney(amountMinor, currency, language),
      payment: reference ?? '',
    },
  }));
};

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
  const change = { state: 'declined', refusal: refusal.sentence } as const;
  const isNew =
    (await changeAttempt(ctx.db, attempt.key, change)) ||
    (isReturned && (await closeGivenUp(ctx.db, attempt.key, refusal.sentence)));
  if (isNew && isReturned) {
    ctx.log.warn({ site: ctx.site.id, kind: attempt.kind }, 'a payment was returned');
    // A mail server that is down must not keep the books from being closed.
    await mailReturn(ctx, attempt, refusal).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'returned payment not mailed'),
    );
  }
  throw refusal;
};
