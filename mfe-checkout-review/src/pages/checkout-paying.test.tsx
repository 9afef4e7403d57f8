import { registerCustomer } from '@portal/shared-contracts/checkout';
import {
  bareOutcome,
  confirmAffirmPayment,
  createSandboxMethod,
  getPaymentIntentPublic,
  getPaymentOutcome,
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

test('FX-41 an address that is refused is said at its field, before any payment and without an alarm', async () => {
  const words = 'This address cannot be used here.';
  const asked = stubServer((email) => {
    if (email === 'strange@example.com')
      throw new RefusedReply('conflict', words, { email: words });
  });
  await openCheckoutPage('?item=starter');
  await fillGuest('strange@example.com');
  await payWith('Pay $149.00');
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      expect.stringContaining(words),
    ),
  );
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Pay $149.00' })).toBeEnabled();
  expect(screen.queryByText(/do not know yet/)).toBeNull();
  expect(asked).not.toContain('pay');
  // The reason stays until the address is another one, and what was typed is there still.
  fireEvent.blur(screen.getByLabelText('Email'));
  fireEvent.click(screen.getByRole('button', { name: 'Pay $149.00' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      expect.stringContaining(words),
    ),
  );
  expect(asked).toEqual(['open', 'register strange@example.com']);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'gina@example.com' } });
  const page = await screen.findByRole('button', { name: 'Pay $149.00' });
  fireEvent.click(page);
  await waitFor(() => expect(asked).toContain('pay'));
  // The last one asks for the code that signs in, which is there once it is paid.
  await waitFor(() =>
    expect(asked.slice(2)).toEqual([
      'open',
      'register gina@example.com',
      'pay',
      'register gina@example.com',
    ]),
  );
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

test('UX-13 one press marks everything that is wrong: the buyer, and each field of the card', async () => {
  const asked = stubServer();
  await openCheckoutPage('?item=starter');
  fireEvent.click(await screen.findByRole('button', { name: 'Pay $149.00' }));
  const description = (label: string) =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringMatching(/\S/));
  for (const label of ['Last name', 'Card number', 'Expires (MM / YY)', 'Security code']) {
    await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
    description(label);
  }
  fireEvent.input(screen.getByLabelText('Card number'), { target: { value: '4242424242424242' } });
  expect(screen.getByLabelText('Card number')).toBeValid();
  expect(asked).toEqual([]);
});

test('UX-13 a card that has expired is said at its date, before anybody is asked', async () => {
  const asked = stubServer();
  await openCheckoutPage('?item=starter');
  const expiry = await screen.findByLabelText('Expires (MM / YY)');
  for (const [typed, words] of [
    ['0120', 'This card has expired.'],
    ['1331', 'Enter month and year, such as 05 / 31.'],
  ]) {
    fireEvent.input(expiry, { target: { value: typed } });
    fireEvent.blur(expiry);
    expect(expiry).toHaveAccessibleDescription(words);
  }
  fireEvent.input(expiry, { target: { value: '1231' } });
  expect(expiry).toBeValid();
  expect(asked).toEqual([]);
});

test('UX-13 the cards that are taken are named, and the one whose number is typed is marked', async () => {
  stubServer();
  await openCheckoutPage('?item=starter');
  const number = await screen.findByLabelText('Card number');
  for (const [typed, name] of [
    ['4242', 'Visa'],
    ['5555', 'Mastercard'],
    ['378', 'American Express'],
  ] as const) {
    fireEvent.input(number, { target: { value: typed } });
    await waitFor(() => expect(screen.getByText(name)).toHaveAttribute('aria-current', 'true'));
  }
  fireEvent.input(number, { target: { value: '' } });
  await waitFor(() => expect(screen.getByText('Visa')).not.toHaveAttribute('aria-current'));
  expect(document.querySelectorAll('.cr-brands [aria-current]')).toHaveLength(0);
});

test('UX-13 UX-01 the thanks name the order by its number, say what was paid, and can be printed', async () => {
  stubServer();
  stubApi(getPaymentOutcome, () => ({
    ...bareOutcome('paid'),
    kind: 'checkout',
    orderId: 'order-1',
    orderNumber: 'RW-1042',
    amount: 149,
    currency: 'usd',
  }));
  await openCheckoutPage('?item=starter&fromWidget=true');
  await fillGuest();
  await payWith('Pay $149.00');
  expect(await screen.findByText('Order RW-1042')).toBeVisible();
  expect(screen.queryByText(/order-1/)).toBeNull();
  expect(screen.getByText('Starter')).toBeVisible();
  expect(screen.getByText('$149.00')).toBeVisible();
  expect(screen.getByText('Your receipt is in the email that we sent you.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the portal' })).toBeVisible();
  expect(document.title).toMatch(/^Order RW-1042 · Thank you/);
  const print = jest.fn();
  Object.assign(window, { print });
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});
