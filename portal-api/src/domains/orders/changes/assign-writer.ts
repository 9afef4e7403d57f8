import type { Notice } from '@portal/shared-contracts/notices';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../../kernel/context.ts';
import { findPersonByEmail } from '../../people/people.service.ts';
import { announceOrder } from '../announcements.ts';
import { setWriter } from './turning-changes.service.ts';
import type { OrderRecord } from '../orders.record.ts';
import { findOrder } from '../orders.repository.ts';

const load = async (ctx: SiteContext, orderId: string): Promise<OrderRecord> => {
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw new Refusal('order-unknown');
  return order;
};

const newOrder = ({ number, customer, package: { packageName } }: OrderRecord): Notice => ({
  code: 'order-assigned',
  params: { number, order: packageName, customer: `${customer.firstName} ${customer.lastName}` },
});

/** Gives an order to a writer of the site and tells everybody; the firm does this outside of the portal. */
export const assignWriter = async (
  ctx: SiteContext,
  orderId: string,
  email: string,
): Promise<OrderRecord> => {
  const before = await load(ctx, orderId);
  const writer = await findPersonByEmail(ctx.db, email);
  if (writer?.role !== 'writer') throw new Refusal('writer-unknown', { email });
  await ctx.db.transaction((tx) => setWriter(tx, before, writer.id));
  const after = await load(ctx, orderId);
  if (before.writer_id === writer.id) return after;
  if (before.writer_id) await ctx.notifications.clearSteps(before.writer_id, orderId);
  await announceOrder(ctx, after, { before, notices: { writer: newOrder(after) } });
  return after;
};
