import { currency, toMajor } from '@portal/shared-contracts';
import type { FirmOrder, ListedOrder } from '@portal/shared-contracts/admin';
import type { OrderRecord } from '../orders.record.ts';
import type { FirmOrderRow } from './firm-orders.repository.ts';

/** A row as the firm's list shows it. */
export const toListedOrder = (row: FirmOrderRow): ListedOrder => {
  const code = currency.parse(row.invoice_currency);
  return {
    _id: row.id,
    number: `${row.number_prefix}${row.number}`,
    customer: { _id: row.client_id, firstName: row.client_first, lastName: row.client_last },
    packageName: row.package_name,
    writer: row.writer_id
      ? { _id: row.writer_id, firstName: row.writer_first ?? '', lastName: row.writer_last ?? '' }
      : null,
    statusPercentage: row.status_percentage,
    turn: {
      owner: row.turn_owner ?? 'admin',
      step: row.turn_step ?? 'set-up',
      since: (row.turn_since ?? row.created_at).toISOString(),
    },
    dueDate: row.due_date,
    price: toMajor(row.invoice_price_minor, code),
    currency: code,
    paymentStatus: row.payment_status,
    isHidden: row.hide_order,
    isCancelled: row.cancelled_at !== null,
    isTest: row.is_test,
    isUnpaid: row.awaits_payment,
  };
};

/** An order as the firm sees it. */
export const toFirmOrder = (order: OrderRecord): FirmOrder => ({
  ...order,
  turnSince: order.turnSince ?? order.createdAt,
  isHidden: order.hideOrder,
  isCancelled: order.cancelledAt !== null,
});
