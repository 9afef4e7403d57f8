import { AppError } from '@portal/shared-contracts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { changeAttempt, findAttempt, lockAttempt } from '../attempts/attempts.repository.ts';
import type { PaymentContext } from '../payment-context.ts';
import { announcePayment } from './announce-payment.ts';
import { CannotFulfil, fulfil } from './fulfil.ts';

const returnMoney = async (ctx: PaymentContext, attempt: Attempt): Promise<void> => {
  if (!attempt.reference) return;
  if (attempt.provider === 'cards')
    await ctx.payments
      .cards(ctx)
      .refund(attempt.reference, `${ctx.site.id}:${attempt.reference}:return`);
  if (attempt.provider === 'flutterwave')
    await ctx.payments.transfers(ctx).refund(attempt.reference);
};

const returnPayment = async (
  ctx: PaymentContext,
  attempt: Attempt,
  reason: CannotFulfil,
): Promise<never> => {
  await returnMoney(ctx, attempt);
  const message = `${reason.message} Your money is on its way back.`;
  const change = { state: 'declined', message } as const;
  await changeAttempt(ctx.db, attempt.key, change, ctx.now());
  ctx.log.warn({ site: ctx.site.id, kind: attempt.kind }, 'a payment was returned');
  throw new AppError('already-done', message);
};

/**
 * Delivers what an attempt paid for and marks it as paid, in one transaction, once: the browser's call,
 * the provider's message and the recovery page may all come here at the same time.
 */
export const settle = async (ctx: PaymentContext, key: string): Promise<Attempt> => {
  const { now } = ctx;
  let isNew = false;
  try {
    await ctx.db.transaction(async (tx) => {
      const attempt = await lockAttempt(tx, key);
      if (!attempt || attempt.state === 'paid') return;
      const { orderId, invoiceId } = await fulfil(tx, attempt, now());
      isNew = await changeAttempt(
        tx,
        key,
        {
          state: 'paid',
          ...(orderId ? { order_id: orderId } : {}),
          ...(invoiceId ? { invoice_id: invoiceId } : {}),
        },
        now(),
      );
      // Closed in the meantime: nothing may be delivered for it.
      if (!isNew) throw new CannotFulfil('This payment was given up.');
    });
  } catch (error) {
    const attempt = await findAttempt(ctx.db, key);
    if (error instanceof CannotFulfil && attempt) return returnPayment(ctx, attempt, error);
    throw error;
  }
  const settled = await findAttempt(ctx.db, key);
  if (!settled) throw new AppError('not-found', 'This payment does not exist.');
  if (isNew) await announcePayment(ctx, settled);
  return settled;
};
