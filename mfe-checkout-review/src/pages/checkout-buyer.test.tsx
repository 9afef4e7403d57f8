import { clearStubs } from '@portal/shared-contracts/testing';
import { testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
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
