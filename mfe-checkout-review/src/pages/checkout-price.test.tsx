import { checkCoupon } from '@portal/shared-contracts/checkout';
import {
  bareOutcome,
  confirmAffirmPayment,
  getPaymentIntentPublic,
  getPaymentOutcome,
} from '@portal/shared-contracts/payments';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { priceChanged, publish, stubServer, words } from '../testing/changed-price.ts';
import { fillGuest, openCheckoutPage } from '../testing/open-checkout.tsx';
import { payWith } from '../testing/pay-in-sandbox.tsx';

afterEach(() => {
  clearStubs();
  localStorage.clear();
  sessionStorage.clear();
});

test('CR-34 CR-41 a buyer is never charged another price than the button says: the new one is shown first', async () => {
  const asked = stubServer(() => 159);
  await openCheckoutPage('?item=starter');
  await fillGuest();
  const named = publish();
  await payWith('Pay $149.00');
  await screen.findAllByText(words);
  expect(screen.getByText('Nothing was charged.')).toBeVisible();
  const pay = await screen.findByRole('button', { name: 'Pay $159.00' });
  // The visitor was counted when the page opened.
  expect(named).toEqual(['click-1']);
  expect(asked).toEqual([{ price: 149, currency: 'usd', couponCode: undefined }]);
  fireEvent.click(pay);
  await waitFor(() =>
    expect(asked.slice(1)).toEqual([{ price: 159, currency: 'usd', couponCode: undefined }, 'pay']),
  );
});

test('CR-41 CR-45 a coupon that takes off less by now is asked for again', async () => {
  let total = 100;
  const asked = stubServer(() => 120);
  stubApi(checkCoupon, () => ({
    status: true,
    discountAmount: 149 - total,
    total,
    currency: 'usd',
  }));
  await openCheckoutPage('?item=starter&coupon=WELCOME10');
  await fillGuest();
  await screen.findByRole('button', { name: 'Pay $100.00' });
  total = 120;
  await payWith('Pay $100.00');
  fireEvent.click(await screen.findByRole('button', { name: 'Pay $120.00' }));
  await waitFor(() => expect(asked.at(-1)).toBe('pay'));
  expect(asked.slice(0, 2)).toEqual([
    { price: 100, currency: 'usd', couponCode: 'WELCOME10' },
    { price: 120, currency: 'usd', couponCode: 'WELCOME10' },
  ]);
});

test('CR-41 CR-45 after a change of the price an ended coupon leaves the full one', async () => {
  let isOver = false;
  const asked = stubServer(() => 149);
  stubApi(checkCoupon, () => {
    if (isOver) throw new RefusedReply('unprocessable', 'This coupon has expired.');
    return { status: true, discountAmount: 149, total: 0, currency: 'usd' };
  });
  await openCheckoutPage('?item=starter&coupon=FREE100');
  await fillGuest();
  const place = await screen.findByRole('button', { name: 'Place the order' });
  isOver = true;
  fireEvent.click(place);
  await screen.findByRole('button', { name: 'Pay $149.00' });
  expect(screen.getAllByText('This coupon has expired.').length).toBeGreaterThan(0);
  expect(asked).toEqual([{ price: 0, currency: 'usd', couponCode: 'FREE100' }]);
});

test('CR-45 a coupon that ended while the page was open leaves the full price before anybody pays', async () => {
  const asked = stubServer(() => 149);
  const over = 'This coupon has expired.';
  let isOver = false;
  const refuse = (): void => {
    if (isOver) throw new RefusedReply('unprocessable', over, { couponCode: over });
  };
  let asks = 0;
  let answered = Promise.resolve();
  stubApi(checkCoupon, async () => {
    asks += 1;
    await answered;
    refuse();
    return { status: true, discountAmount: 49, total: 100, currency: 'usd' };
  });
  stubApi(getPaymentIntentPublic, () => {
    refuse();
    throw new Error('never');
  });
  await openCheckoutPage('?item=starter&coupon=WELCOME10');
  await fillGuest();
  await screen.findByRole('button', { name: 'Pay $100.00' });
  isOver = true;
  let answer = (): void => undefined;
  answered = new Promise((resolve) => (answer = resolve));
  await payWith('Pay $100.00');
  await waitFor(() => expect(asks).toBe(2));
  // A browser takes the focus away from what is disabled, if only for a moment.
  expect(screen.getByRole('button', { name: 'Pay $100.00' })).toBeEnabled();
  answer();
  await screen.findByRole('button', { name: 'Pay $149.00' });
  expect(screen.getByLabelText(/Coupon/)).toHaveAccessibleDescription(over);
  expect(screen.queryByText('Coupon applied successfully!')).toBeNull();
  expect(asked).toEqual([]);
});

test('CR-43 Affirm begins anew with one click where its attempt was closed, as by a payment with a card', async () => {
  stubServer(() => 149);
  let opened = 0;
  stubApi(getPaymentIntentPublic, () => {
    opened += 1;
    if (opened === 1) throw new RefusedReply('gone', 'This payment was given up.');
    return {
      status: true,
      message: '',
      amount: 149,
      discountAmount: 0,
      currency: 'usd',
      affirm: true,
      intent_id: 'pi_2',
      client_secret: 'pi_2_secret_2',
    };
  });
  await openCheckoutPage('?item=starter&country=US');
  await fillGuest();
  fireEvent.click(await screen.findByRole('button', { name: /Affirm/ }));
  await waitFor(() => expect(opened).toBe(2));
  await screen.findByText(/stands for the page of Affirm/);
  expect(screen.queryByText('This payment was given up.')).toBeNull();
});

test('CR-41 CR-43 Affirm at another price asks once and shows the new one', async () => {
  stubServer(() => 149);
  publish();
  let opened = 0;
  stubApi(getPaymentIntentPublic, () => {
    opened += 1;
    throw priceChanged();
  });
  await openCheckoutPage('?item=starter&country=US');
  await fillGuest();
  fireEvent.click(await screen.findByRole('button', { name: /Affirm/ }));
  await screen.findAllByText(words);
  expect(opened).toBe(1);
});

test('CR-45 CR-48 while money may be moving the coupon stays as it is', async () => {
  stubServer(() => 149);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  stubApi(confirmAffirmPayment, async () => {
    await answered;
    throw new RefusedReply('payment-declined', 'Your card was declined.');
  });
  await openCheckoutPage('?item=starter');
  await fillGuest();
  const box = screen.getByLabelText(/Coupon/);
  fireEvent.change(box, { target: { value: 'WELCOME10' } });
  await payWith('Pay $149.00');
  await waitFor(() => expect(box).toHaveAttribute('readonly'));
  expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  answer();
  await screen.findAllByText('Your card was declined.');
  await waitFor(() => expect(box).not.toHaveAttribute('readonly'));
  expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
});

test('CR-47 CR-48 what this tab has paid before a change of the coupon is thanked for, not paid again', async () => {
  const asked = stubServer(() => 149);
  await openCheckoutPage('?item=starter&fromWidget=true');
  await fillGuest();
  // The answer to the first try says too little, and it is paid by the time of the second.
  stubApi(confirmAffirmPayment, () => {
    throw new RefusedReply('unprocessable', 'Please try again.');
  });
  await payWith('Pay $149.00');
  await screen.findAllByText('Please try again.');
  stubApi(getPaymentIntentPublic, () => {
    throw new RefusedReply('already-done', 'This was paid already.', undefined, 'paid-already');
  });
  stubApi(getPaymentOutcome, () => ({ ...bareOutcome('paid'), orderId: 'order-1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pay $149.00' }));
  await screen.findByRole('heading', { name: 'Thank you for your order!' });
  expect(asked).not.toContain('pay');
});
