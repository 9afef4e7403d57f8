import { z } from '@portal/shared-contracts/schema';
import { currency } from '../currencies.ts';
import { day, id, price, timestamp } from '../scalars.ts';

/** Statuses of an invoice (OR-51). */
export const invoiceStatus = z.enum(['unpaid', 'paid', 'refunded', 'partially_refunded', 'void']);

/** An invoice of a customer (SC-15). */
export const invoice = z.object({
  _id: id,
  /** Number printed on the invoice, counted per firm. */
  number: z.string(),
  packageName: z.string(),
  status: invoiceStatus,
  price,
  invoiceCurrency: currency,
  refund_amount: price.nullable(),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
  order_id: id.nullable(),
});

/** An invoice with what its printed form needs. */
export const invoiceDetail = invoice.extend({
  /** What the package cost before a coupon. */
  listPrice: price,
  discount: price,
  customer: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  companyName: z.string(),
  companyEmail: z.string(),
  /** The provider's reference of the payment. */
  reference: z.string().nullable(),
  /** What the firm wrote by hand; missing on receipts and in replies of earlier servers. */
  lines: z.array(z.object({ text: z.string(), quantity: z.number(), price })).optional(),
  dueDay: day.nullable().optional(),
  note: z.string().optional(),
});

/** Status of an invoice. */
export type InvoiceStatus = z.output<typeof invoiceStatus>;
/** An invoice. */
export type Invoice = z.output<typeof invoice>;
/** An invoice with what its printed form needs. */
export type InvoiceDetail = z.output<typeof invoiceDetail>;
