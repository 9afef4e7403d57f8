import { registerCustomer } from '@portal/shared-contracts/checkout';
import {
  confirmAffirmPayment,
  createSandboxMethod,
  getPaymentIntentPublic,
} from '@portal/shared-contracts/payments';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fillGuest, openCheckoutPage } from '../testing/open-checkout.tsx';
import { payWith } from '../testing/pay-in-sandbox.tsx';

afterEach(() => {
  clearStubs();
  localStorage.clear();
  sessionStorage.clear();
});

const intent = {
  status: true,
  message: '',
  amount: 149,
  discountAmount: 0,
  currency: 'usd',
  affirm: true,
} as const;

/** The server of one purchase; what it was asked, in order. */
const stubServer = (register: (email: string) => void = () => undefined): string[] => {
  const asked: string[] = [];
  stubApi(createSandboxMethod, () => ({ id: 'pm_1', brand: 'visa', last4: '4242' }));
  stubApi(getPaymentIntentPublic, () => {
    asked.push('open');
    return { ...intent, intent_id: 'pi_1', client_secret: 'pi_1_secret_1' };
  });
  stubApi(registerCustomer, ({ firstName, lastName, email }) => {
    asked.push(`register ${email}`);
    register(email);
    return { status: true, autoLoginCode: 'code-1', customer: { firstName, lastName, email } };
  });
  stubApi(confirmAffirmPayment, () => {
    asked.push('pay');
    return { status: true, _id: 'order-1' };
  });
  return asked;
};

test('FX-41 an address that is taken is said at its field, before any payment and without an alarm', async () => {
  const words = 'This address belongs to somebody who works here.';
  const asked = stubServer((email) => {
    if (email === 'writer@example.com') throw new RefusedReply('conflict', words, { email: words });
  });
  await openCheckoutPage('?item=starter');
  await fillGuest('writer@example.com');
  await payWith('Pay $149.00');
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
      expect.stringContaining(words),
    ),
  );
  expect(screen.getByLabelText('E-mail')).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Pay $149.00' })).toBeEnabled();
  expect(screen.queryByText(/do not know yet/)).toBeNull();
  expect(asked).not.toContain('pay');
  // The reason stays until the address is another one, and what was typed is there still.
  fireEvent.blur(screen.getByLabelText('E-mail'));
  fireEvent.click(screen.getByRole('button', { name: 'Pay $149.00' }));
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
      expect.stringContaining(words),
    ),
  );
  expect(asked).toEqual(['open', 'register writer@example.com']);
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'gina@example.com' } });
  const page = await screen.findByRole('button', { name: 'Pay $149.00' });
  fireEvent.click(page);
  await waitFor(() => expect(asked).toContain('pay'));
  expect(asked.slice(2)).toEqual(['open', 'register gina@example.com', 'pay']);
});

test('FX-41 a purchase that the server refuses before the payment says why, and nothing is in doubt', async () => {
  const asked = stubServer();
  stubApi(getPaymentIntentPublic, () => {
    throw new RefusedReply('conflict', 'This payment has other details.');
  });
  await openCheckoutPage('?item=starter');
  await fillGuest();
  await payWith('Pay $149.00');
  await screen.findByText('This payment has other details.');
  expect(screen.getByText('Nothing was charged.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay $149.00' })).toBeEnabled();
  expect(asked).toEqual([]);
});
