import { listInvoices, payInvoice } from '@portal/shared-contracts/invoices';
import { getPaymentOutcome } from '@portal/shared-contracts/payments';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openWithSandbox, payWith } from '../testing/pay-in-sandbox.tsx';
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
  expect(screen.getByText('PAID')).toBeVisible();
  expect(screen.getByText('REFUNDED')).toBeVisible();
  expect(screen.getByText('$20.00')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Pay INV/ })).toHaveLength(1);
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
