import { AppError, limits, toMajor, toMinor } from '@portal/shared-contracts';
import { largestTip } from '@portal/shared-contracts/tips';
import type { Actor, SiteContext } from '../../../kernel/context.ts';
import { requireOrderOf } from '../../orders/orders.service.ts';
import type { Purchase } from '../attempts/attempt.record.ts';
import { findAttempt } from '../attempts/attempts.repository.ts';

const refuse = (message: string): never => {
  throw new AppError('unprocessable', message, { tip: message });
};

/**
 * The tip for an order's writer; the bounds are computed here, whatever the browser says (G06).
 *
 * @throws AppError `unprocessable` for an amount out of bounds, `already-done` for a second tip.
 */
export const tipPurchase = async (
  ctx: SiteContext & { actor: Actor },
  tip: { orderId: string; amount: number; key: string },
  provider: Purchase['provider'],
): Promise<Purchase> => {
  if (ctx.site.settings.website_settings.hide_tip)
    throw new AppError('forbidden', 'Tips are switched off.');
  const order = await requireOrderOf(ctx, tip.orderId);
  if (order.writer_id === null) refuse('Nobody writes on this order yet.');
  if (!Number.isInteger(tip.amount) || tip.amount < limits.tip.minimum)
    refuse(`The smallest tip is ${limits.tip.minimum}.`);
  const { invoicePriceMinor, invoiceCurrency } = order;
  if (tip.amount > largestTip(toMajor(invoicePriceMinor, invoiceCurrency)))
    refuse('The tip cannot be larger than the price of the order.');
  const repeated = await findAttempt(ctx.db, tip.key);
  if (order.tipByCustomer !== null && !repeated)
    throw new AppError('already-done', 'You have already tipped for this order.');
  const amountMinor = toMinor(tip.amount, invoiceCurrency);
  return {
    kind: 'tip',
    subjectId: order._id,
    personId: ctx.actor.id,
    listMinor: amountMinor,
    amountMinor,
    currency: invoiceCurrency,
    coupon: null,
    critiqueId: null,
    provider,
    fingerprint: JSON.stringify(['tip', ctx.actor.id, order._id, amountMinor, provider]),
  };
};
