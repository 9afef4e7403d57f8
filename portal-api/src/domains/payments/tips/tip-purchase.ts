import { limits, toMajor, toMinor } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { largestTip } from '@portal/shared-contracts/tips';
import type { Actor, SiteContext } from '../../../kernel/context.ts';
import { requireOrderOf } from '../../orders/orders.service.ts';
import type { Purchase } from '../attempts/attempt.record.ts';
import { findAttempt } from '../attempts/attempts.repository.ts';

/**
 * The tip for an order's writer; the bounds are computed here, whatever the browser says (G06).
 *
 * @throws Refusal `unprocessable` for an amount out of bounds, `already-done` for a second tip.
 */
export const tipPurchase = async (
  ctx: SiteContext & { actor: Actor },
  tip: { orderId: string; amount: number; key: string },
  provider: Purchase['provider'],
): Promise<Purchase> => {
  if (ctx.site.settings.website_settings.hide_tip) throw new Refusal('tips-off');
  const order = await requireOrderOf(ctx, tip.orderId);
  if (order.writer_id === null) throw new Refusal('tip-without-writer', {}, 'tip');
  if (!Number.isInteger(tip.amount) || tip.amount < limits.tip.minimum)
    throw new Refusal('tip-too-small', { least: limits.tip.minimum }, 'tip');
  const { invoicePriceMinor, invoiceCurrency } = order;
  if (tip.amount > largestTip(toMajor(invoicePriceMinor, invoiceCurrency)))
    throw new Refusal('tip-too-large', {}, 'tip');
  const repeated = await findAttempt(ctx.db, tip.key);
  if (order.tipByCustomer !== null && !repeated) throw new Refusal('tip-given');
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
