import { getInvoice, listInvoices, payInvoice } from '@portal/shared-contracts/invoices';
import type { InvoiceStatus } from '@portal/shared-contracts/invoices';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openWithSandbox, payWith } from '../testing/pay-in-sandbox.tsx';
import { Page as InvoicePage } from './invoice.tsx';
import { Page as Invoices } from './invoices.tsx';

let status: InvoiceStatus;
const words = 'The firm took this invoice back. Your money is on its way back.';

beforeEach(() => {
  status = 'unpaid';
  const invoice = () => ({
    _id: 'inv-1',
    number: 'INV-00001',
    packageName: 'Starter',
    status,
    price: 49,
    invoiceCurrency: 'usd' as const,
    refund_amount: null,
    createdAt: '2026-03-01T10:00:00.000Z',
    paidAt: null,
    order_id: null,
  });
  stubApi(listInvoices, () => ({ status: true, invoices: [invoice()] }));
  stubApi(getInvoice, () => ({
    status: true,
    invoice: {
      ...invoice(),
      listPrice: 49,
      discount: 0,
      customer: { firstName: 'Clara', lastName: 'Lindqvist', email: 'clara@example.com' },
      companyName: 'Northwind Writing',
      companyEmail: 'support@northwind.example',
      reference: null,
    },
  }));
  stubApi(payInvoice, () => {
    status = 'void';
    throw new RefusedReply('already-done', words);
  });
});
afterEach(() => {
  clearStubs();
  localStorage.clear();
});

test.each([
  ['its own page', <InvoicePage key="one" />, '/invoices/inv-1', 'Pay'],
  ['the list', <Invoices key="all" />, '/invoices', 'Pay INV-00001'],
] as const)(
  'OR-52 OR-53 an invoice that cannot be paid any more says so at once on %s, and takes no second try',
  async (_where, page, path, open) => {
    await openWithSandbox(page, path, '/invoices/:id?');
    fireEvent.click(await screen.findByRole('button', { name: open }));
    await payWith('Pay $49.00');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(words);
    await within(dialog).findByText('VOID');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Pay $49.00' })).toBeDisabled(),
    );
    expect(screen.queryByText('UNPAID')).toBeNull();
  },
);

test('OR-51 an invoice that does not exist offers no print and no file of it', async () => {
  stubApi(getInvoice, () => {
    throw new RefusedReply('not-found', 'This invoice does not exist.');
  });
  await openWithSandbox(<InvoicePage />, '/invoices/inv-9', '/invoices/:id');
  expect((await screen.findAllByText('This invoice does not exist.')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'PDF' })).toBeNull();
});
