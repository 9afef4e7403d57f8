import { getInvoice } from '@portal/shared-contracts/invoices';
import { bareOutcome, getPaymentOutcome } from '@portal/shared-contracts/payments';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectShown, renderPage } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json';
import { Page } from './payment.tsx';

beforeEach(() =>
  stubApi(getInvoice, () => {
    throw new RefusedReply('not-found', 'No such invoice');
  }),
);
afterEach(clearStubs);

test('CR-51 each payment is announced once, also when another one is opened in the same page', async () => {
  stubApi(getPaymentOutcome, ({ key }) => ({
    ...bareOutcome('paid'),
    kind: 'invoice',
    invoiceId: key.slice(0, 5),
  }));
  const page = await renderPage(<Page />, {
    path: '/payment/first-payment-key',
    pattern: '/payment/:key',
    bundles: { checkout: en },
  });
  await expectShown('Payment Successful');
  await act(() => page.navigate('/payment/other-payment-key'));
  await waitFor(() =>
    expect(page.published).toEqual([
      { name: 'payment.succeeded', payload: { kind: 'invoice', invoiceId: 'first' } },
      { name: 'payment.succeeded', payload: { kind: 'invoice', invoiceId: 'other' } },
    ]),
  );
});

test('FX-21 OR-44 a tip that was paid on the other provider’s page is thanked for in the fixed words, with its amount', async () => {
  stubApi(getPaymentOutcome, () => ({
    ...bareOutcome('paid'),
    kind: 'tip',
    orderId: 'order-1',
    amount: 4500,
    currency: 'ngn',
  }));
  await renderPage(<Page />, {
    path: '/payment/payment-of-a-tip-key',
    pattern: '/payment/:key',
    bundles: { checkout: en },
  });
  await expectShown('Writer Tipped Successfully, Thanks!');
  expect(screen.getByText('Tip for your writer')).toBeVisible();
  expect(screen.getByText('₦4,500.00')).toBeVisible();
});

test.each([
  ['This payment was given up. Your money is on its way back.', true, false],
  ['The transfer was declined.', undefined, true],
])(
  'OR-57 UX-13 “%s”: that nothing was charged is said where it is true',
  async (message, isReturned, isSaid) => {
    stubApi(getPaymentOutcome, () => ({ ...bareOutcome('declined'), message, isReturned }));
    await renderPage(<Page />, {
      path: '/payment/payment-that-ended-key',
      pattern: '/payment/:key',
      bundles: { checkout: en },
    });
    await expectShown(message);
    expect(screen.queryByText(/Nothing was charged/) !== null).toBe(isSaid);
  },
);

test('OR-57 UX-13 a guest at an address without a payment is not sent to invoices that only customers have', async () => {
  stubApi(getPaymentOutcome, () => bareOutcome());
  await renderPage(<Page />, {
    path: '/payment/nobody-has-this-payment',
    pattern: '/payment/:key',
    bundles: { checkout: en },
    portal: { user: null },
  });
  await expectShown('There is no such payment.');
  expect(screen.queryByRole('link', { name: 'Pay again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the portal' })).toHaveAttribute('href', '/');
});
