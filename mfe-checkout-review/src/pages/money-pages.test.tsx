import { AppError } from '@portal/shared-contracts';
import { listPackages, placeOrder } from '@portal/shared-contracts/checkout';
import { listInvoices, payInvoice } from '@portal/shared-contracts/invoices';
import {
  createSandboxMethod,
  getFlutterwaveCode,
  getPaymentOutcome,
  getPaymentSetup,
} from '@portal/shared-contracts/payments';
import { tipWriter } from '@portal/shared-contracts/tips';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import en from '../locales/en.json';
import { Slot } from '../slots/payment-card.tsx';
import { reviewFor } from '../testing/review-reply.ts';
import { Page as Invoices } from './invoices.tsx';
import { Page as NewOrder } from './new-order.tsx';

const keys: string[] = [];
const open = (page: ReactElement, path = '/') => {
  stubApi(getPaymentSetup, () => ({
    status: true,
    cards: 'sandbox',
    publishableKey: 'pk_sandbox',
    alternate: 'sandbox',
  }));
  stubApi(createSandboxMethod, () => ({ id: 'pm_1', brand: 'visa', last4: '4242' }));
  return renderPage(page, { path, bundles: { checkout: en } });
};

afterEach(() => {
  clearStubs();
  localStorage.clear();
  keys.splice(0);
});

const payWith = async (label: string): Promise<void> => {
  fireEvent.input(await screen.findByLabelText('Card number'), {
    target: { value: '4242424242424242' },
  });
  fireEvent.input(screen.getByLabelText('Expires (MM / YY)'), { target: { value: '1231' } });
  fireEvent.input(screen.getByLabelText('Security code'), { target: { value: '123' } });
  fireEvent.click(await screen.findByRole('button', { name: label }));
};

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
  await open(<Invoices />);
  await expectVisible(() => screen.getByText('UNPAID'));
  expect(screen.getByText('PAID')).toBeVisible();
  expect(screen.getByText('REFUNDED')).toBeVisible();
  expect(screen.getByText('$20.00')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Pay INV/ })).toHaveLength(1);
});

test('OR-52 HS-49 a paid invoice says Payment Successful', async () => {
  const paid: unknown[] = [];
  stubApi(listInvoices, () => ({ status: true, invoices: [invoice] }));
  stubApi(payInvoice, (input) => {
    paid.push(input);
    return { status: true };
  });
  const page = await open(<Invoices />);
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
    throw new AppError('payment-declined', 'Your card was declined.');
  });
  await open(<Invoices />);
  fireEvent.click(await screen.findByRole('button', { name: 'Pay INV-00001' }));
  await payWith('Pay $49.00');
  await expectVisible(() => screen.getByText('Your card was declined.'));
  // The button's spinner leaves in a render of its own.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $49.00' })).toBeEnabled());
});

test('CR-52 a lost answer is looked up instead of charged again', async () => {
  stubApi(listInvoices, () => ({ status: true, invoices: [invoice] }));
  stubApi(payInvoice, () => {
    throw new AppError('unexpected', 'The server fell over.');
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
  await open(<Invoices />);
  fireEvent.click(await screen.findByRole('button', { name: 'Pay INV-00001' }));
  await payWith('Pay $49.00');
  expect((await screen.findAllByText('Payment Successful')).length).toBeGreaterThan(0);
  expect(keys).toHaveLength(1);
});

test('OR-54 OR-55 OR-58 a product comes first; the paid order goes on with the questions', async () => {
  const { packages } = reviewFor();
  stubApi(listPackages, () => ({ status: true, packages, clientCurrencyType: 'usd' }));
  stubApi(placeOrder, () => ({ status: true, order_id: 'order-9' }));
  const page = await open(<NewOrder />, '/orders/new');
  await expectVisible(() => screen.getByText('Please choose a product first.'));
  expect(screen.queryByLabelText('Card number')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /Starter/ }));
  await payWith('Pay $149.00');
  await waitFor(() =>
    expect(page.address()).toBe('/order/order-9/initial-question?showSuccess=true'),
  );
});

test('OR-44 CR-48 the slot tips with the id of a payment method', async () => {
  const tips: unknown[] = [];
  stubApi(tipWriter, (input) => {
    tips.push(input);
    return { status: true };
  });
  const paid: unknown[] = [];
  await open(
    <Slot
      purpose={{ kind: 'tip', orderId: 'order-1', amount: 12 }}
      amount={12}
      currency="usd"
      onPaid={(given) => paid.push(given)}
    />,
  );
  await payWith('Pay $12.00');
  await waitFor(() => expect(paid).toEqual([{ orderId: 'order-1' }]));
  expect(tips).toEqual([{ id: 'order-1', tip: 12, payment: 'pm_1' }]);
});

test.each([
  ['a tip', { kind: 'tip', orderId: 'order-1', amount: 9500 }, { order_id: 'order-1' }],
  ['an invoice', { kind: 'invoice', invoiceId: 'inv-1' }, { invoice_id: 'inv-1' }],
  ['a new order', { kind: 'new-order', packageId: 'starter' }, { selectedPackageId: 'starter' }],
] as const)(
  'OR-57 CR-50 %s in naira opens the page of the other provider, once for all clicks and reloads',
  async (_what, purpose, wanted) => {
    const asked: unknown[] = [];
    stubApi(getFlutterwaveCode, (input) => {
      asked.push(input);
      const [link, integrityHash] = ['http://localhost/#provider', 'a'.repeat(64)];
      return { status: true, txRef: 'ref-1', integrityHash, amount: 9500, currency: 'ngn', link };
    });
    const slot = () =>
      open(<Slot purpose={purpose} amount={9500} currency="ngn" onPaid={() => undefined} />);
    const first = await slot();
    const stored = () => Object.values(localStorage).join();
    fireEvent.click(await screen.findByRole('button', { name: 'Pay ₦9,500.00' }));
    await waitFor(() => expect(window.location.hash).toBe('#provider'));
    expect(asked).toEqual([{ price: 9500, ...wanted }]);
    const before = stored();
    expect(before).not.toBe('');
    window.location.hash = '';
    first.unmount();
    await slot();
    fireEvent.click(await screen.findByRole('button', { name: 'Pay ₦9,500.00' }));
    await waitFor(() => expect(window.location.hash).toBe('#provider'));
    window.location.hash = '';
    expect(stored()).toBe(before);
    expect(screen.queryByLabelText('Card number')).toBeNull();
  },
);
