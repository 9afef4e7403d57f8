import type { SiteContext } from '../../../kernel/context.ts';
import { AppError, toMajor } from '@portal/shared-contracts';
import { getPerson } from '../../people/people.service.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { changeAttempt } from '../attempts/attempts.repository.ts';
import type { CannotFulfil } from './fulfil.ts';

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
 * @throws AppError `already-done` with the reason, always.
 */
export const returnPayment = async (
  ctx: SiteContext,
  attempt: Attempt,
  reason: CannotFulfil,
): Promise<never> => {
  const isReturned = await returnMoney(ctx, attempt);
  const message = isReturned ? `${reason.message} Your money is on its way back.` : reason.message;
  const change = { state: 'declined', message } as const;
  const isNew = await changeAttempt(ctx.db, attempt.key, change, ctx.now());
  if (isNew && isReturned) {
    ctx.log.warn({ site: ctx.site.id, kind: attempt.kind }, 'a payment was returned');
    // A mail server that is down must not keep the books from being closed.
    await mailReturn(ctx, attempt, message).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'returned payment not mailed'),
    );
  }
  throw new AppError('already-done', message);
};
