import { writeAudit } from '../../audit/audit.service.ts';
import { setPaid, type TakeBack } from '../../orders/orders.service.ts';
import { isAnythingOwed, voidPackageInvoices } from './invoices.repository.ts';

/** Takes back what an order that is called off was billed with, each invoice with its own row of the log. */
export const voidWithOrder: TakeBack = async (tx, ctx, orderId) => {
  const ids = await voidPackageInvoices(tx, { orderId, by: ctx.actor.id });
  if (ids.length > 0 && !(await isAnythingOwed(tx, orderId))) await setPaid(tx, orderId);
  return async () => {
    for (const id of ids)
      await writeAudit(tx, {
        action: 'POST /api/admin/invoices/{id}/void',
        outcome: 'done',
        personId: ctx.actor.id,
        address: ctx.network,
        subject: { kind: 'invoice', id },
        before: { status: 'unpaid' },
        after: { status: 'void' },
      });
  };
};
