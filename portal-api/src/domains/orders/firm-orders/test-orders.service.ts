import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import { announceOrder } from '../announcements.ts';
import { requireFirmOrder } from './firm-order.service.ts';
import { deleteOrder } from './test-orders.repository.ts';

/** Removes a trial wholly: nothing of it stays but the row of the audit log (BO-14). */
export const removeTrial = async (ctx: Context, id: string): Promise<void> => {
  const order = await requireFirmOrder(ctx.db, id);
  if (!order.isTest) throw new Refusal('order-no-test');
  ctx.audit.note({ before: { number: order.number } });
  const files = await ctx.db.transaction((tx) => deleteOrder(tx, id));
  for (const key of files) await ctx.files.remove(key);
  await announceOrder(ctx, order);
};
