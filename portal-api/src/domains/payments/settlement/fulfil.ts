import type { SiteDatabase } from '../../../database/database.ts';
import { addPaidInvoice, payInvoiceRow } from '../invoices/invoices.service.ts';
import { createOrder, getOrder, setTip } from '../../orders/orders.service.ts';
import { getPackage } from '../../catalogue/packages/packages.service.ts';
import { carryFindings } from '../../reviews/reviews.service.ts';
import type { Attempt } from '../attempts/attempt.record.ts';

/** What a payment gave. */
export interface Given {
  orderId: string | null;
  invoiceId: string | null;
}

/** The same thing was paid before by another attempt, or there is nobody to give it to. */
export class CannotGive extends Error {
  override readonly name = 'CannotGive';
}

interface Giving {
  tx: SiteDatabase;
  siteId: string;
  now: Date;
}

const giveOrder = async ({ tx, siteId, now }: Giving, attempt: Attempt): Promise<Given> => {
  const bought = await getPackage(tx, attempt.subjectId);
  if (!bought || attempt.personId === null) throw new CannotGive('There is no buyer or package.');
  const orderId = await createOrder(
    tx,
    {
      clientId: attempt.personId,
      packageId: attempt.subjectId,
      priceMinor: attempt.amountMinor,
      currency: attempt.currency,
    },
    now,
  );
  const invoiceId = await addPaidInvoice(
    tx,
    {
      personId: attempt.personId,
      orderId,
      packageId: attempt.subjectId,
      packageName: bought.packageName,
      listMinor: attempt.listMinor,
      priceMinor: attempt.amountMinor,
      currency: attempt.currency,
      paymentKey: attempt.key,
    },
    now,
  );
  if (attempt.critiqueId) await carryFindings(tx, attempt.critiqueId, orderId);
  await tx.query(
    `update people set pending_purchase_package_id = null
     where site_id = $1 and id = $2 and pending_purchase_package_id = $3`,
    [siteId, attempt.personId, attempt.subjectId],
  );
  return { orderId, invoiceId };
};

const giveInvoice = async ({ tx, now }: Giving, attempt: Attempt): Promise<Given> => {
  if (!(await payInvoiceRow(tx, attempt.subjectId, attempt.key, now)))
    throw new CannotGive('This invoice was paid already.');
  return { orderId: null, invoiceId: attempt.subjectId };
};

const giveTip = async ({ tx, siteId, now }: Giving, attempt: Attempt): Promise<Given> => {
  await tx.query('select id from orders where site_id = $1 and id = $2 for update', [
    siteId,
    attempt.subjectId,
  ]);
  const order = await getOrder(tx, attempt.subjectId);
  if (!order || order.tipByCustomer !== null)
    throw new CannotGive('This order was tipped already.');
  await setTip(tx, order, attempt.amountMinor, now);
  return { orderId: order._id, invoiceId: null };
};

/** Gives what an attempt paid for. Call it in the transaction that marks the attempt as paid. */
export const give = (giving: Giving, attempt: Attempt): Promise<Given> => {
  if (attempt.kind === 'invoice') return giveInvoice(giving, attempt);
  if (attempt.kind === 'tip') return giveTip(giving, attempt);
  return giveOrder(giving, attempt);
};
