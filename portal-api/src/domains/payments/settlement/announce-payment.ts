import type { SiteContext } from '../../../kernel/context.ts';
import { announceOrder, findOrder } from '../../orders/orders.service.ts';
import type { Attempt } from '../attempts/attempt.record.ts';

const publish = async (
  ctx: SiteContext,
  { personId, orderId, invoiceId, kind }: Attempt,
): Promise<void> => {
  if (!personId) return;
  await ctx.live.publish(
    {
      type: 'payment.succeeded',
      kind,
      ...(orderId ? { orderId } : {}),
      ...(invoiceId ? { invoiceId } : {}),
    },
    { people: [personId] },
  );
};

/** Tells the buyer's tabs and everybody who sees the order. */
export const announcePayment = async (ctx: SiteContext, attempt: Attempt): Promise<void> => {
  await publish(ctx, attempt);
  const order = attempt.orderId ? await findOrder(ctx.db, attempt.orderId) : undefined;
  if (order) await announceOrder(ctx, order);
};
