import { csvOf } from '../../../kernel/rows/csv.ts';
import type { OrderRecord } from '../orders.record.ts';

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
  order.paymentStatus ?? '',
];

/** Orders as a table: UTF-8, commas, days and moments as ISO says. */
export const ordersAsCsv = (orders: readonly OrderRecord[]): string =>
  csvOf([HEAD, ...orders.map(line)]);
