import {
  bareOutcome,
  getFlutterwaveCode,
  getPaymentOutcome,
} from '@portal/shared-contracts/payments';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { tipWriter } from '@portal/shared-contracts/tips';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openWithSandbox, payWith } from '../testing/pay-in-sandbox.tsx';
import { Slot } from './payment-card.tsx';

afterEach(() => {
  clearStubs();
  localStorage.clear();
});

test('OR-44 CR-48 the slot tips with the id of a payment method', async () => {
  const tips: unknown[] = [];
  stubApi(tipWriter, (input) => {
    tips.push(input);
    return { status: true };
  });
  const paid: unknown[] = [];
  await openWithSandbox(
    <Slot
      purpose={{ kind: 'tip', orderId: 'order-1', amount: 12 }}
      amount={12}
      currency="usd"
      onPaid={(result) => paid.push(result)}
    />,
  );
  await payWith('Pay $12.00');
  await waitFor(() => expect(paid).toEqual([{ orderId: 'order-1' }]));
  expect(tips).toEqual([{ id: 'order-1', tip: 12, payment: 'pm_1' }]);
});

test.each([
  ['a tip', { kind: 'tip', orderId: 'order-1', amount: 9500 }, { order_id: 'order-1' }],
  ['an invoice', { kind: 'invoice', invoiceId: 'inv-1' }, { invoice_id: 'inv-1' }],
  [
    'a new order',
    { kind: 'new-order', packageId: 'starter' },
    { currency: 'ngn', selectedPackageId: 'starter' },
  ],
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
      openWithSandbox(
        <Slot purpose={purpose} amount={9500} currency="ngn" onPaid={() => undefined} />,
      );
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

test('FX-45 a transfer that was refused before goes on with one click', async () => {
  let asked = 0;
  stubApi(getFlutterwaveCode, () => {
    asked += 1;
    if (asked === 1) throw new RefusedReply('payment-declined', 'The transfer was declined.');
    const [link, integrityHash] = ['http://localhost/#fresh', 'a'.repeat(64)];
    return { status: true, txRef: 'ref-2', integrityHash, amount: 9500, currency: 'ngn', link };
  });
  stubApi(getPaymentOutcome, () => bareOutcome('declined'));
  await openWithSandbox(
    <Slot
      purpose={{ kind: 'invoice', invoiceId: 'inv-1' }}
      amount={9500}
      currency="ngn"
      onPaid={() => undefined}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Pay ₦9,500.00' }));
  await waitFor(() => expect(window.location.hash).toBe('#fresh'));
  window.location.hash = '';
  expect(asked).toBe(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('CR-41 OR-57 a transfer at another price is not begun anew unasked: the next press opens a fresh one', async () => {
  let asked = 0;
  const words = 'The price has changed to ₦9,500.00 NGN.';
  stubApi(getFlutterwaveCode, () => {
    asked += 1;
    if (asked === 1) throw new RefusedReply('gone', words, undefined, 'price-changed');
    const [link, integrityHash] = ['http://localhost/#fresh', 'a'.repeat(64)];
    return { status: true, txRef: 'ref-2', integrityHash, amount: 9500, currency: 'ngn', link };
  });
  stubApi(getPaymentOutcome, () => bareOutcome('abandoned'));
  await openWithSandbox(
    <Slot
      purpose={{ kind: 'new-order', packageId: 'starter' }}
      amount={9500}
      currency="ngn"
      onPaid={() => undefined}
    />,
  );
  const pay = await screen.findByRole('button', { name: 'Pay ₦9,500.00' });
  fireEvent.click(pay);
  await screen.findAllByText(words);
  expect(asked).toBe(1);
  expect(Object.values(localStorage)).toEqual([]);
  fireEvent.click(pay);
  await waitFor(() => expect(window.location.hash).toBe('#fresh'));
  window.location.hash = '';
  expect(asked).toBe(2);
});
