import {
  downloadInvoice,
  getInvoice,
  listInvoices,
  payInvoice,
} from '@portal/shared-contracts/invoices';
import { invoiceId } from '../../seed/money.ts';
import { expectCall, isolationTable } from './isolation.ts';

const id = invoiceId('northwind', 'unpaid');
const foreign = { sameSite: 404, otherSite: 404 };

export const isolation = isolationTable<object>({
  prepare: async () => ({}),
  secrets: () => [id],
  rows: [
    expectCall(listInvoices, 'customer', () => ({}), { sameSite: 200, otherSite: 200, own: 200 }),
    expectCall(getInvoice, 'customer', () => ({ id }), { ...foreign, own: 200 }),
    expectCall(downloadInvoice, 'customer', () => ({ id }), { ...foreign, own: 200 }),
    expectCall(payInvoice, 'customer', () => ({ invoice_id: id, payment: 'pm_card_mastercard' }), {
      ...foreign,
      own: 200,
    }),
  ],
});
