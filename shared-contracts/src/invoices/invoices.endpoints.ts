import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { challengeFields, paymentMethodId } from '../payments/payments.schema.ts';
import { id } from '../scalars.ts';
import { invoiceDetail } from './invoices.schema.ts';

/** One invoice, for the printed form and the receipt. */
export const getInvoice = defineEndpoint({
  method: 'GET',
  path: '/api/customer/invoices/{id}',
  access: ['user'],
  summary: 'One invoice of the signed-in customer',
  input: z.object({ id }),
  output: z.object({ status: z.literal(true), invoice: invoiceDetail }),
});

/** The invoice or receipt as a PDF file. */
export const downloadInvoice = defineEndpoint({
  method: 'GET',
  path: '/api/customer/invoices/{id}/pdf',
  access: ['user'],
  download: true,
  summary: 'An invoice or receipt as PDF',
  input: z.object({ id }),
  output: z.unknown(),
});

/** Pays an invoice by card (OR-52). Needs an idempotency key. */
export const payInvoice = defineEndpoint({
  method: 'POST',
  path: '/api/customer/invoices/pay',
  access: ['user'],
  summary: 'Pay an invoice by card',
  input: z.object({ payment: paymentMethodId, invoice_id: id }),
  output: z.object({ status: z.literal(true), ...challengeFields }),
});
