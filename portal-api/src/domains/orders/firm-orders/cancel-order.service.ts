import type { Notice } from '@portal/shared-contracts/notices';
import { wordsSaid } from '../../../kernel/accountability/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { queueMails } from '../../mail-notices/mail-notices.service.ts';
import { announceOrder } from '../announcements.ts';
import { writeCancelled } from '../rows/order-changes.repository.ts';
import type { OrderRecord } from '../orders.record.ts';
import { insertEvent, writeVersion } from '../rows/firm-order.repository.ts';
import { holdOrder, requireFirmOrder } from './firm-order.service.ts';

const noticeOf = ({ number, package: { packageName } }: OrderRecord): Notice => ({
  code: 'order-cancelled',
  params: { number, order: packageName },
});

/**
 * Takes back what an order was billed with and nobody has paid; the room of money hands it in. What it answers writes
 * that into the log, which is held until the transaction ends and so comes last.
 */
export type TakeBack = (
  tx: SiteDatabase,
  ctx: Context,
  orderId: string,
) => Promise<() => Promise<void>>;

/** Calls an order off inside the caller's transaction; the order as it was before. Tell of it afterwards. */
export const cancelInside = async (
  tx: SiteDatabase,
  ctx: Context,
  { id, baseVersion, reason }: { id: string; baseVersion?: number; reason: string },
  takeBack: TakeBack,
): Promise<OrderRecord> => {
  // Before the order, as whoever pays an invoice holds it first: so neither waits for the other.
  const writeDown = await takeBack(tx, ctx, id);
  const asked = { orderId: id, ...(baseVersion === undefined ? {} : { baseVersion }) };
  const order = await holdOrder(tx, ctx, asked);
  await writeCancelled(tx, order, reason);
  await writeVersion(tx, id, ctx.actor.id);
  await insertEvent(tx, {
    orderId: id,
    code: 'cancelled',
    personId: ctx.actor.id,
    words: reason,
  });
  await queueMails(tx, [
    {
      event: 'order-cancelled',
      key: id,
      personId: order.client_id,
      orderId: id,
      facts: { number: order.number, order: order.package.packageName, reason },
    },
  ]);
  await writeDown();
  return order;
};

/** Says to both sides that an order was called off; `before` is as it was. */
export const announceCancelled = async (ctx: Context, before: OrderRecord): Promise<void> => {
  const { _id: id } = before;
  for (const personId of [before.client_id, before.writer_id])
    if (personId) await ctx.notifications.clearSteps(personId, id);
  const notice = noticeOf(before);
  const notices = { customer: notice, writer: notice };
  await announceOrder(ctx, await requireFirmOrder(ctx.db, id), { before, notices });
};

/** Calls an order off for a reason: it is hidden, both sides are told, and from now on it is only read (BO-62). */
export const cancel = async (
  ctx: Context,
  asked: { id: string; baseVersion: number; reason: string },
  takeBack: TakeBack,
): Promise<void> => {
  ctx.audit.note({ after: { reason: wordsSaid(asked.reason) } });
  const before = await ctx.db.transaction((tx) => cancelInside(tx, ctx, asked, takeBack));
  await announceCancelled(ctx, before);
};
