import { limits } from '../../limits.ts';
import { z } from '@portal/shared-contracts/schema';
import { currency } from '../../currencies.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { invoiceStatus } from '../../invoices/invoices.schema.ts';
import { day, done, id, price, timestamp } from '../../scalars.ts';
import { baseVersion, listInput, listOf, rowVersion } from '../../lists.ts';
import { reportDay } from '../reports.endpoints.ts';

/** Where an invoice of the firm stands; its customer sees nothing of a draft. */
export const firmInvoiceStatus = z.enum(['draft', ...invoiceStatus.options]);

/** How somebody paid outside of the portal. */
export const outsideMethods = ['bank', 'cash', 'other'] as const;

/** What fits on an invoice by hand; no page of a customer needs to know it. */
export const invoiceBounds = {
  lines: 20,
  lineText: 255,
  quantity: 999,
  /** In the major unit. */
  price: 1_000_000,
  note: 2000,
  reference: 255,
} as const;

/** One line of an invoice: so many of something, each at a price in the major unit. */
export const invoiceLine = z.object({
  text: z.string().trim().min(1).max(invoiceBounds.lineText),
  quantity: z.number().int().min(1).max(invoiceBounds.quantity),
  price: price.max(invoiceBounds.price),
});

/** {@link invoiceLine} as a type. */
export type InvoiceLine = z.output<typeof invoiceLine>;

/** What the firm writes on an invoice; amounts in the major unit of its currency. */
export const invoiceContent = z.object({
  /** The id of a customer, or the e-mail address. */
  customer: z.string().trim().min(1).max(255),
  /** The order that it belongs to, if any. */
  order: id.nullable().default(null),
  lines: z.array(invoiceLine).min(1).max(invoiceBounds.lines),
  discount: price.default(0),
  dueDay: day.nullable().default(null),
  note: z.string().trim().max(invoiceBounds.note).default(''),
});

/** {@link invoiceContent} as a type. */
export type InvoiceContent = z.output<typeof invoiceContent>;

/** An invoice as the firm's list shows it. */
export const firmInvoice = z.object({
  _id: id,
  /** The number that is printed; a draft has none yet. */
  number: z.string().nullable(),
  status: firmInvoiceStatus,
  title: z.string(),
  total: price,
  returned: price,
  currency,
  /** Its address is empty once the person was erased. */
  customer: z.object({ _id: id, name: z.string(), email: z.string() }),
  order: z.object({ _id: id, number: z.string() }).nullable(),
  dueDay: day.nullable(),
  /** Unpaid after its due day. */
  isOverdue: z.boolean(),
  isDisputed: z.boolean(),
  /** The payment that paid it. */
  payment: id.nullable(),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
});

/** {@link firmInvoice} as a type. */
export type FirmInvoice = z.output<typeof firmInvoice>;

/** {@link firmInvoice} with what stands on it. */
export const firmInvoiceDetail = firmInvoice.extend({
  version: rowVersion,
  lines: z.array(z.object({ text: z.string(), quantity: z.number(), price })),
  discount: price,
  note: z.string(),
  /** The firm's own day, which no payment can be after. */
  today: day,
  /** How it was paid, where that was outside of the portal. */
  outside: z.object({ method: z.enum(outsideMethods), day, reference: z.string() }).nullable(),
});

/** {@link firmInvoiceDetail} as a type. */
export type FirmInvoiceDetail = z.output<typeof firmInvoiceDetail>;

const PATH = '/api/admin/invoices';
const byAdmin = { access: ['admin'], area: 'money' } as const;
const one = z.object({ status: z.literal(true), invoice: firmInvoiceDetail });

/** The firm's invoices, the newest first (BO-94). */
export const listFirmInvoices = defineEndpoint({
  method: 'GET',
  path: PATH,
  ...byAdmin,
  summary: 'Invoices of the firm',
  input: z.object({
    status: firmInvoiceStatus.optional(),
    /** The beginning of a name or an e-mail address, or the number of an invoice or order. */
    search: z.string().trim().max(limits.firm.search).optional(),
    /** Issued from one day to another, in the firm's time zone. */
    from: reportDay.optional(),
    to: reportDay.optional(),
    currency: currency.optional(),
    ...listInput,
  }),
  output: listOf(firmInvoice),
});

/** One invoice with its lines. */
export const getFirmInvoice = defineEndpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'One invoice of the firm',
  input: z.object({ id }),
  output: one,
});

/** Writes an invoice as a draft; the same idempotency key again finds the same one. */
export const createFirmInvoice = defineEndpoint({
  method: 'POST',
  path: PATH,
  ...byAdmin,
  summary: 'Write an invoice by hand',
  input: invoiceContent,
  output: one,
});

/** Changes a draft for whoever has seen how it stands. */
export const saveFirmInvoice = defineEndpoint({
  method: 'PATCH',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'Change a draft of an invoice',
  input: invoiceContent.extend({ id, baseVersion }),
  output: one,
});

/** Throws a draft away; what was issued is voided instead. */
export const deleteFirmInvoice = defineEndpoint({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'Delete a draft of an invoice',
  input: z.object({ id }),
  output: done,
});

/**
 * Gives a draft the next number of the firm and mails its customer; an issued one answers as it is. Remotes before
 * 3.5.0 do not say which version they have seen.
 */
export const issueInvoice = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/issue`,
  ...byAdmin,
  summary: 'Issue an invoice',
  input: z.object({ id, baseVersion: baseVersion.optional() }),
  output: one,
});

/** Takes an unpaid invoice back; its number stays taken. */
export const voidInvoice = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/void`,
  ...byAdmin,
  summary: 'Void an unpaid invoice',
  input: z.object({ id }),
  output: one,
});

/** Notes a payment outside of the portal (BO-95). Needs an idempotency key. */
export const recordPayment = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/record-payment`,
  ...byAdmin,
  summary: 'Record a payment outside of the portal',
  input: z.object({
    id,
    method: z.enum(outsideMethods),
    /** Today at the latest, in the firm's own time. */
    day,
    reference: z.string().trim().max(invoiceBounds.reference).default(''),
  }),
  output: one,
});
