import {
  getInvoice,
  listInvoices,
  payInvoice,
  type InvoiceDetail,
} from '@portal/shared-contracts/invoices';
import { getPaymentOutcome } from '@portal/shared-contracts/payments';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { readWebsiteConfig } from '@portal/shared-contracts/website';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json';
import { openWithSandbox, payWith } from '../testing/pay-in-sandbox.tsx';
import { Page as InvoicePage } from './invoice.tsx';
import { Page as Invoices } from './invoices.tsx';

afterEach(() => {
  clearStubs();
  localStorage.clear();
});

const invoice = {
  _id: 'inv-1',
  number: 'INV-00001',
  packageName: 'Starter',
  status: 'unpaid',
  price: 49,
  invoiceCurrency: 'usd',
  refund_amount: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  paidAt: null,
  order_id: null,
} as const;

const detail: InvoiceDetail = {
  ...invoice,
  listPrice: 49,
  discount: 0,
  customer: { firstName: 'Clara', lastName: 'Lindqvist', email: 'clara@example.com' },
  companyName: 'Northwind Writing',
  companyEmail: 'support@northwind.example',
  reference: null,
};

test('OR-50 OR-51 Pay stands at unpaid invoices only; others show their label and what came back', async () => {
  stubApi(listInvoices, () => ({
    status: true,
    invoices: [
      invoice,
      { ...invoice, _id: 'inv-2', number: 'INV-00002', status: 'refunded', refund_amount: 20 },
      { ...invoice, _id: 'inv-3', number: 'INV-00003', status: 'paid' },
    ],
  }));
  await openWithSandbox(<Invoices />);
  await expectVisible(() => screen.getByText('UNPAID'));
  for (const text of ['PAID', 'REFUNDED', '$20.00']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Pay INV/ })).toHaveLength(1);
});

test('FX-25 what was refunded or given up carries no clock, since nobody waits', async () => {
  stubApi(listInvoices, () => ({
    status: true,
    invoices: (['refunded', 'partially_refunded', 'void', 'unpaid'] as const).map((status) => ({
      ...invoice,
      _id: status,
      status,
    })),
  }));
  await openWithSandbox(<Invoices />);
  const iconIn = (text: string) => screen.getByText(text).parentElement?.querySelector('svg');
  await expectVisible(() => screen.getByText('REFUNDED'));
  for (const label of ['REFUNDED', 'PARTIALLY REFUNDED', 'VOID']) expect(iconIn(label)).toBeNull();
  expect(iconIn('UNPAID')).not.toBeNull();
});

test.each([
  ['paid', 1],
  ['refunded', 0],
  ['partially_refunded', 0],
  ['void', 0],
] as const)('FX-25 a receipt that is %s promises the guarantee %i times', async (status, times) => {
  stubApi(getInvoice, () => ({
    status: true,
    invoice: { ...detail, status, paidAt: invoice.createdAt },
  }));
  await renderPage(<InvoicePage />, {
    path: '/invoices/inv-1',
    pattern: '/invoices/:id',
    bundles: { checkout: en },
  });
  await expectVisible(() => screen.getByText('Clara Lindqvist', { exact: false }));
  expect(screen.queryAllByText(/re-write guarantee/)).toHaveLength(times);
});

test('OR-52 a paid invoice says Payment Successful', async () => {
  const paid: unknown[] = [];
  stubApi(listInvoices, () => ({ status: true, invoices: [invoice] }));
  stubApi(payInvoice, (input) => {
    paid.push(input);
    return { status: true };
  });
  const page = await openWithSandbox(<Invoices />);
  fireEvent.click(await screen.findByRole('button', { name: 'Pay INV-00001' }));
  await payWith('Pay $49.00');
  expect((await screen.findAllByText('Payment Successful')).length).toBeGreaterThan(0);
  expect(paid).toEqual([{ payment: 'pm_1', invoice_id: 'inv-1' }]);
  await waitFor(() =>
    expect(page.published).toContainEqual({
      name: 'payment.succeeded',
      payload: { kind: 'invoice', invoiceId: 'inv-1' },
    }),
  );
});

test('FX-02 OR-52 an unpaid invoice is paid on its own page, which is a receipt from then on', async () => {
  let kept: InvoiceDetail = { ...detail, status: 'unpaid', refund_amount: null };
  stubApi(getInvoice, () => ({ status: true, invoice: kept }));
  stubApi(payInvoice, () => {
    kept = { ...kept, status: 'paid', paidAt: kept.createdAt };
    return { status: true };
  });
  const page = await openWithSandbox(<InvoicePage />, '/invoices/inv-1', '/invoices/:id');
  fireEvent.click(await screen.findByRole('button', { name: 'Pay' }));
  await payWith('Pay $49.00');
  expect((await screen.findAllByText('Payment Successful')).length).toBeGreaterThan(0);
  // What the shell reads again by `payment.succeeded`.
  await act(() => page.client.invalidateQueries({ queryKey: ['invoices'] }));
  await expectVisible(() => screen.getByRole('heading', { name: 'Receipt' }));
  expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
});

test('OR-53 a declined card shows the words of the provider and lets another one be tried', async () => {
  stubApi(listInvoices, () => ({ status: true, invoices: [invoice] }));
  stubApi(payInvoice, () => {
    throw new RefusedReply('payment-declined', 'Your card was declined.');
  });
  await openWithSandbox(<Invoices />);
  fireEvent.click(await screen.findByRole('button', { name: 'Pay INV-00001' }));
  await payWith('Pay $49.00');
  await expectVisible(() => screen.getByText('Your card was declined.'));
  // The button's spinner leaves in a render of its own.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $49.00' })).toBeEnabled());
});

test('CR-52 a lost answer is looked up instead of charged again', async () => {
  const keys: string[] = [];
  stubApi(listInvoices, () => ({ status: true, invoices: [invoice] }));
  stubApi(payInvoice, () => {
    throw new RefusedReply('unexpected', 'The server fell over.');
  });
  stubApi(getPaymentOutcome, ({ key }) => {
    keys.push(key);
    return {
      status: true,
      state: 'paid',
      kind: 'invoice',
      orderId: null,
      invoiceId: 'inv-1',
      packageId: null,
      amount: 49,
      currency: 'usd',
      message: null,
      client_secret: null,
    };
  });
  await openWithSandbox(<Invoices />);
  fireEvent.click(await screen.findByRole('button', { name: 'Pay INV-00001' }));
  await payWith('Pay $49.00');
  expect((await screen.findAllByText('Payment Successful')).length).toBeGreaterThan(0);
  expect(keys).toHaveLength(1);
});

describe('where the firm hides its prices', () => {
  const portal = {
    website: readWebsiteConfig({ website_settings: { hide_customer_price: true } }).value,
  };
  const refunded = { ...invoice, status: 'partially_refunded', refund_amount: 20 } as const;

  test('FX-22 the list of invoices shows what came back and no price', async () => {
    stubApi(listInvoices, () => ({ status: true, invoices: [refunded] }));
    await renderPage(<Invoices />, { bundles: { checkout: en }, portal });
    await expectVisible(() => screen.getByText('$20.00'));
    expect(screen.queryByText('$49.00')).toBeNull();
  });

  test('FX-22 the receipt shows what came back and no price', async () => {
    const cheaper = { ...detail, ...refunded, listPrice: 59, discount: 10 };
    stubApi(getInvoice, () => ({ status: true, invoice: cheaper }));
    await renderPage(<InvoicePage />, {
      path: '/invoices/inv-1',
      pattern: '/invoices/:id',
      bundles: { checkout: en },
      portal,
    });
    await expectVisible(() => screen.getByText('$20.00'));
    expect(screen.getByText('Starter')).toBeVisible();
    for (const price of ['$49.00', '$59.00', '$10.00'])
      expect(screen.queryByText(price, { exact: false })).toBeNull();
  });
});
