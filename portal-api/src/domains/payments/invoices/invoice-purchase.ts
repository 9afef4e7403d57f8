import { Refusal } from '@portal/shared-contracts/refusals';
import type { Actor, SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { findOrder } from '../../orders/orders.service.ts';
import type { Purchase } from '../attempts/attempt.record.ts';
import { findAttempt } from '../attempts/attempts.repository.ts';
import type { InvoiceRecord } from './invoice.record.ts';

const refuseUnpayable = async (
  db: SiteDatabase,
  { status, orderId, packageId }: InvoiceRecord,
): Promise<void> => {
  if (status !== 'unpaid' && status !== 'void') throw new Refusal('invoice-settled');
  // What the firm bills beside the package stays owed, whatever became of the order.
  const order = orderId !== null && packageId !== '' ? await findOrder(db, orderId) : undefined;
  if (order && order.cancelledAt !== null) throw new Refusal('order-cancelled');
  if (status === 'void') throw new Refusal('invoice-settled');
};

/**
 * The payment of an invoice. One that is paid already is refused, except to the very call that paid it.
 *
 * @throws Refusal `already-done` when there is nothing left to pay, `gone` when its order was called off.
 */
export const invoicePurchase = async (
  ctx: SiteContext & { actor: Actor },
  record: InvoiceRecord,
  key: string,
  provider: Purchase['provider'],
): Promise<Purchase> => {
  const repeated = await findAttempt(ctx.db, key);
  if (!repeated) await refuseUnpayable(ctx.db, record);
  return {
    kind: 'invoice',
    subjectId: record.id,
    personId: ctx.actor.id,
    listMinor: record.listMinor,
    amountMinor: record.priceMinor,
    currency: record.currency,
    coupon: null,
    critiqueId: null,
    provider,
    fingerprint: JSON.stringify(['invoice', ctx.actor.id, record.id, provider]),
  };
};
