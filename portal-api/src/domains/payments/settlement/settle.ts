import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../../kernel/context.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { changeAttempt, findAttempt, lockAttempt } from '../attempts/attempts.repository.ts';
import { announcePayment } from './announce-payment.ts';
import { CannotFulfil, fulfil } from './fulfil.ts';
import { returnPayment } from './return-payment.ts';

/**
 * Delivers what an attempt paid for and marks it as paid, in one transaction, once: the browser's call,
 * the provider's message and the recovery page may all come here at the same time.
 */
export const settle = async (ctx: SiteContext, key: string): Promise<Attempt> => {
  let isNew = false;
  let ended: readonly string[] = [];
  try {
    await ctx.db.transaction(async (tx) => {
      const attempt = await lockAttempt(tx, key);
      if (!attempt || attempt.state === 'paid') return;
      const { orderId, invoiceId, ended: left = [] } = await fulfil(tx, attempt);
      ended = left;
      isNew = await changeAttempt(tx, key, {
        state: 'paid',
        refusal: null,
        ...(orderId ? { order_id: orderId } : {}),
        ...(invoiceId ? { invoice_id: invoiceId } : {}),
      });
      // Closed in the meantime: nothing may be delivered for it.
      if (!isNew) throw new CannotFulfil('undelivered-given-up');
    });
  } catch (error) {
    const attempt = await findAttempt(ctx.db, key);
    if (error instanceof CannotFulfil && attempt) return returnPayment(ctx, attempt, error);
    throw error;
  }
  const settled = await findAttempt(ctx.db, key);
  if (!settled) throw new Refusal('payment-unknown');
  if (ended.length > 0) await ctx.live.endSessions(ended);
  if (isNew) await announcePayment(ctx, settled);
  return settled;
};
