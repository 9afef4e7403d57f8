import { checkCoupon, registerCustomer } from '@portal/shared-contracts/checkout';
import { forgetGuest } from '@portal/shared-contracts/payments';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { testUser } from '@portal/shared-ui/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { stubServer } from '../testing/changed-price.ts';
import { fillGuest, openCheckoutPage, website } from '../testing/open-checkout.tsx';
import { payWith } from '../testing/pay-in-sandbox.tsx';

afterEach(() => {
  clearStubs();
  localStorage.clear();
  sessionStorage.clear();
});

test('CR-36 CR-47 somebody of the firm, who has no orders, buys in the name of a customer and stays signed in', async () => {
  stubServer(() => 149);
  const writer = testUser({ role: 'writer' });
  const page = await openCheckoutPage('?item=starter', { portal: { website, user: writer } });
  await fillGuest();
  await payWith('Pay $149.00');
  await screen.findByRole('heading', { name: 'Thank you for your order!' });
  expect(page.address()).toBe('/checkout?item=starter');
  expect(screen.getByRole('link', { name: 'Open the portal' })).toHaveAttribute('href', '/');
});

test('CR-47 the way back from the questions leads to where the buyer came from, not to a fresh payment form', async () => {
  stubServer(() => 149);
  const page = await openCheckoutPage('?item=starter', {
    path: '/dashboard',
    portal: { website, user: testUser() },
  });
  await page.navigate('/checkout?item=starter');
  await payWith('Pay $149.00');
  await waitFor(() => expect(page.address()).toMatch('/order/order-1/'));
  await page.back();
  expect(page.address()).toBe('/dashboard');
});

const fields = ['First name', 'Last name', 'Email'];

const typed = async (): Promise<string[]> => {
  await screen.findByLabelText('Email');
  return fields.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
};

/** Opens the checkout anew in the same tab. */
const openAgain = async (query: string) => {
  cleanup();
  return openCheckoutPage(query);
};

test('CR-37 what a guest has typed survives a reload before anything was paid', async () => {
  await openCheckoutPage('?item=starter&lastName=Reyes');
  await fillGuest('gina@exam');
  await openAgain('?item=starter&lastName=Reyes');
  expect(await typed()).toEqual(['Gina', 'Ray', 'gina@exam']);
});

test('CR-45 a coupon that was typed and not applied survives a reload, beside the name', async () => {
  await openCheckoutPage('?item=starter');
  const coupon = () => screen.getByLabelText(/Coupon/);
  await fillGuest();
  fireEvent.change(coupon(), { target: { value: 'WELC' } });
  await openAgain('?item=starter');
  expect(await typed()).toEqual(['Gina', 'Ray', 'gina@example.com']);
  expect(coupon()).toHaveValue('WELC');
  await fillGuest('ray@example.com');
  await openAgain('?item=starter');
  expect(await typed()).toEqual(['Gina', 'Ray', 'ray@example.com']);
  expect(coupon()).toHaveValue('WELC');
});

test('CR-45 a coupon that was applied no longer waits in the box', async () => {
  stubApi(checkCoupon, () => ({ status: true, discountAmount: 9, total: 140, currency: 'usd' }));
  await openCheckoutPage('?item=starter');
  await screen.findByLabelText('Email');
  const coupon = () => screen.getByLabelText(/Coupon/);
  fireEvent.change(coupon(), { target: { value: 'WELCOME10' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(coupon()).toHaveAttribute('readonly'));
  await openAgain('?item=starter');
  await screen.findByLabelText('Email');
  expect(coupon()).toHaveValue('');
});

test('CR-37 a link that names somebody else shows none of what was typed before', async () => {
  await openCheckoutPage('?item=starter');
  await fillGuest();
  await openAgain('?item=starter&lastName=Reyes&email=paula@example.com');
  expect(await typed()).toEqual(['Paula', 'Reyes', 'paula@example.com']);
});

test('CR-37 what was typed is forgotten with the payment', async () => {
  stubServer(() => 149);
  await openCheckoutPage('?item=starter&fromWidget=true');
  await fillGuest();
  await payWith('Pay $149.00');
  await screen.findByRole('heading', { name: 'Thank you for your order!' });
  expect(sessionStorage).toHaveLength(0);
});

test('CR-37 what was typed goes with the session of whoever signs out in this tab', async () => {
  await openCheckoutPage('?item=starter');
  await fillGuest();
  forgetGuest(localStorage, sessionStorage);
  await openAgain('?item=starter');
  expect(await typed()).toEqual(['Paula', '', '']);
});

test('UX-13 CR-37 the first field that the server refuses has the focus', async () => {
  stubServer(() => 149);
  stubApi(registerCustomer, () => {
    throw new RefusedReply('conflict', 'Not so.', { email: 'Not here.', lastName: 'Not so.' });
  });
  await openCheckoutPage('?item=starter');
  await fillGuest();
  await payWith('Pay $149.00');
  await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveFocus());
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Not so.');
});

test('UX-13 CR-37 Enter in the form of a guest goes on to the card, or to what is missing, and never pays', async () => {
  const asked = stubServer(() => 149);
  await openCheckoutPage('?item=starter');
  const form = (await screen.findByLabelText('Email')).closest('form');
  const enter = (): void => void fireEvent.submit(form ?? document.body);
  enter();
  await waitFor(() => expect(screen.getByText('2 fields need a change')).toBeVisible());
  await waitFor(() => expect(document.activeElement).toHaveClass('pui-error-summary'));
  await fillGuest();
  await screen.findByLabelText('Card number');
  enter();
  await waitFor(() => expect(screen.getByLabelText('Card number')).toHaveFocus());
  expect(asked).toEqual([]);
});
