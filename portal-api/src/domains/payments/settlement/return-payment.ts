import type { SiteContext } from '../../../kernel/context.ts';
import { toMajor } from '@portal/shared-contracts';
import { Refusal, type RefusalCode } from '@portal/shared-contracts/refusals';
import { getPerson } from '../../people/people.service.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { changeAttempt } from '../attempts/attempts.repository.ts';
import { wordRefusal } from '../../../kernel/words/words.ts';
import type { CannotFulfil, Undelivered } from './fulfil.ts';

/** The same reasons, said when money was taken. */
const returned = {
  'undelivered-without-buyer': 'returned-without-buyer',
  'undelivered-coupon-used-up': 'returned-coupon-used-up',
  'undelivered-invoice-paid': 'returned-invoice-paid',
  'undelivered-tip-given': 'returned-tip-given',
  'undelivered-given-up': 'returned-given-up',
} as const satisfies Record<Undelivered, RefusalCode>;

/** Sends the money back, however often it is called; false when none was taken. */
const returnMoney = async (ctx: SiteContext, attempt: Attempt): Promise<boolean> => {
  const { provider, reference } = attempt;
  if (!reference || provider === 'none') return false;
  if (provider === 'cards')
    await ctx.payments.cards(ctx.db).refund(reference, `${ctx.site.id}:${reference}:return`);
  else await ctx.payments.transfers(ctx.db).refund(reference);
  return true;
};

const amountOf = ({ amountMinor, currency }: Attempt): string =>
  `${toMajor(amountMinor, currency)} ${currency.toUpperCase()}`;

/** Says to the buyer and to the firm that a payment went back, and why. */
const mailReturn = async (ctx: SiteContext, attempt: Attempt, message: string) => {
  if (attempt.personId === null) return;
  const { email } = await getPerson(ctx.db, attempt.personId);
  const { companyName, companyEmail } = ctx.site.settings;
  const amount = `Amount: ${amountOf(attempt)}`;
  await ctx.mail.send({
    to: email,
    subject: `${companyName}: your payment was returned`,
    text: [message, amount, 'Nothing was ordered. You may start again at any time.'].join('\n\n'),
  });
  const facts = [`Customer: ${email}`, amount, `Payment: ${attempt.reference}`];
  await ctx.mail.send({
    to: companyEmail,
    subject: `A payment of ${email} was returned`,
    text: [message, ...facts].join('\n\n'),
  });
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
  const isNew = await changeAttempt(ctx.db, attempt.key, change, ctx.now());
  if (isNew && isReturned) {
    ctx.log.warn({ site: ctx.site.id, kind: attempt.kind }, 'a payment was returned');
    // A mail server that is down must not keep the books from being closed.
    await mailReturn(ctx, attempt, wordRefusal(refusal.sentence, 'en')).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'returned payment not mailed'),
    );
  }
  throw refusal;
};
