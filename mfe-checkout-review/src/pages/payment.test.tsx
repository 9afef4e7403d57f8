import { bareOutcome, getPaymentOutcome } from '@portal/shared-contracts/payments';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json';
import { Page } from './payment.tsx';

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
  await expectVisible(() => screen.getByText('Your payment arrived.'));
  await act(() => page.navigate('/payment/other-payment-key'));
  await waitFor(() =>
    expect(page.published).toEqual([
      { name: 'payment.succeeded', payload: { kind: 'invoice', invoiceId: 'first' } },
      { name: 'payment.succeeded', payload: { kind: 'invoice', invoiceId: 'other' } },
    ]),
  );
});
