import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { invoice, invoiceStatus } from './invoices.schema.ts';

/** The customer's invoices, newest first (OR-50). */
export const listInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/customer/invoices',
  access: ['user'],
  summary: 'Invoices of the signed-in customer',
  input: z.object({ status: invoiceStatus.optional() }),
  output: z.object({ status: z.literal(true), invoices: z.array(invoice) }),
});
