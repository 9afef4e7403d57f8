import type { SiteContext } from '../../../kernel/context.ts';
import { announceOrder, findOrder } from '../../orders/orders.service.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { newsOfReturns } from '../settlement/mail-payment.ts';
import type { Returns } from '../settlement/returned-share.ts';

/** Says to the log and to open pages what was taken back; `attempt` is as it was before. */
export const announceReturns = async (
  ctx: SiteContext,
  attempt: Attempt,
  returns: Returns,
): Promise<void> => {
  const { kind, orderId, invoiceId, reference } = attempt;
  ctx.log.warn(
    {
      event: 'payment-returned',
      site: ctx.site.id,
      kind,
      orderId,
      invoiceId,
      reference,
      ...returns,
    },
    newsOfReturns(returns, attempt),
  );
  const order = orderId ? await findOrder(ctx.db, orderId) : undefined;
  if (order) await announceOrder(ctx, order);
};
