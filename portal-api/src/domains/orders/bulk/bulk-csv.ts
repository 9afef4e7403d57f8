import { CSV_MARK, csvLine } from '../../../kernel/rows/csv.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { OrderRecord } from '../orders.record.ts';
import { listChosen } from '../rows/bulk.repository.ts';

/** So many orders are held at a time; of the others only their lines. */
const PAGE = 500;

const HEAD = [
  'number',
  'customer',
  'email',
  'package',
  'writer',
  'percent',
  'ordered',
  'due',
  'completed',
  'price',
  'currency',
  'payment',
];

const line = (order: OrderRecord): (string | number | null)[] => [
  order.number,
  `${order.customer.firstName} ${order.customer.lastName}`.trim(),
  order.customerEmail,
  order.package.packageName,
  order.writerName,
  order.statusPercentage,
  order.createdAt,
  order.dueDate,
  order.completedAt,
  order.invoicePrice,
  order.invoiceCurrency,
  order.isUnpaid ? 'unpaid' : (order.paymentStatus ?? ''),
];

/** Orders as a table, read page after page: UTF-8, commas, days and moments as ISO says. */
export const ordersAsCsv = async (
  db: SiteDatabase,
  ids: readonly string[],
): Promise<{ csv: string; rows: number }> => {
  const lines = [HEAD.join(',')];
  for (let at = 0; at < ids.length; at += PAGE)
    for (const order of await listChosen(db, ids.slice(at, at + PAGE)))
      lines.push(csvLine(line(order)));
  return { csv: `${CSV_MARK}${lines.join('\r\n')}\r\n`, rows: lines.length - 1 };
};
