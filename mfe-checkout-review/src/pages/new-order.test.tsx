import { listPackages, placeOrder } from '@portal/shared-contracts/checkout';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openWithSandbox, payWith } from '../testing/pay-in-sandbox.tsx';
import { reviewFor } from '../testing/review-reply.ts';
import { Page as NewOrder } from './new-order.tsx';

afterEach(() => {
  clearStubs();
  localStorage.clear();
});

test('OR-54 OR-55 OR-58 a product comes first; the paid order goes on with the questions', async () => {
  const { packages } = reviewFor();
  stubApi(listPackages, () => ({ status: true, packages, clientCurrencyType: 'usd' }));
  stubApi(placeOrder, () => ({ status: true, order_id: 'order-9' }));
  const page = await openWithSandbox(<NewOrder />, '/orders/new');
  await expectVisible(() => screen.getByText('Please choose a product first.'));
  expect(screen.queryByLabelText('Card number')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /Starter/ }));
  // At once, before the address says so.
  expect(screen.getByRole('radio', { name: /Starter/ })).toBeChecked();
  await payWith('Pay $149.00');
  await waitFor(() =>
    expect(page.address()).toBe('/order/order-9/initial-question?showSuccess=true'),
  );
});

test('OR-58 the way back from the questions leads to where the buyer came from, not to a fresh payment form', async () => {
  const { packages } = reviewFor();
  stubApi(listPackages, () => ({ status: true, packages, clientCurrencyType: 'usd' }));
  stubApi(placeOrder, () => ({ status: true, order_id: 'order-9' }));
  const page = await openWithSandbox(<NewOrder />, '/dashboard', '/orders/new');
  await page.navigate('/orders/new?package=starter');
  await payWith('Pay $149.00');
  await waitFor(() => expect(page.address()).toMatch('/order/order-9/'));
  await page.back();
  expect(page.address()).toBe('/dashboard');
});

test('OR-54 BO-86 a package that costs nothing is ordered without a card', async () => {
  const { packages } = reviewFor();
  const free = { ...packages[0]!, packagePrice: 0 };
  stubApi(listPackages, () => ({ status: true, packages: [free], clientCurrencyType: 'ngn' }));
  const asked: unknown[] = [];
  stubApi(placeOrder, ({ package_subscribed: item, price }) => {
    asked.push({ item, price });
    return { status: true, order_id: 'order-9' };
  });
  const page = await openWithSandbox(<NewOrder />, `/orders/new?package=${free._id}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Place the order' }));
  expect(screen.queryByLabelText('Card number')).toBeNull();
  await waitFor(() => expect(page.address()).toMatch('/order/order-9/'));
  expect(asked).toEqual([{ item: free._id, price: 0 }]);
});

test('OR-56 a package that costs something else by now is not paid: the new price is shown first', async () => {
  const { packages } = reviewFor();
  let price = 149;
  stubApi(listPackages, () => ({
    status: true,
    packages: packages.map((offer) => ({ ...offer, packagePrice: price })),
    clientCurrencyType: 'usd',
  }));
  const shown: unknown[] = [];
  const words = 'The price has changed to $159.00 USD.';
  stubApi(placeOrder, (input) => {
    shown.push([input.price, input.currency]);
    if (input.price !== price) throw new RefusedReply('gone', words, undefined, 'price-changed');
    return { status: true, order_id: 'order-9' };
  });
  const page = await openWithSandbox(<NewOrder />, '/orders/new?package=starter');
  await screen.findByRole('button', { name: 'Pay $149.00' });
  price = 159;
  await payWith('Pay $149.00');
  await screen.findAllByText(words);
  fireEvent.click(await screen.findByRole('button', { name: 'Pay $159.00' }));
  await waitFor(() => expect(page.address()).toMatch('/order/order-9/'));
  expect(shown).toEqual([
    [149, 'usd'],
    [159, 'usd'],
  ]);
});

test('OR-53 OR-56 money that goes back was charged: nobody says otherwise, and no other product is chosen meanwhile', async () => {
  const { packages } = reviewFor();
  stubApi(listPackages, () => ({ status: true, packages, clientCurrencyType: 'usd' }));
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const words = 'There is no buyer or package. Your money is on its way back.';
  stubApi(placeOrder, async () => {
    await answered;
    throw new RefusedReply('already-done', words);
  });
  await openWithSandbox(<NewOrder />, '/orders/new?package=starter');
  await payWith('Pay $149.00');
  await waitFor(() => expect(screen.getByRole('radio', { name: /Starter/ })).toBeDisabled());
  answer();
  await screen.findAllByText(words);
  expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  await waitFor(() => expect(screen.getByRole('radio', { name: /Starter/ })).toBeEnabled());
});

test('UX-11 each product says what is in it', async () => {
  const { packages } = reviewFor();
  const [first] = packages;
  const described = {
    ...first!,
    packageDescriptionHTML: '<ul><li>A new resume</li><li>A cover letter</li></ul>',
  };
  stubApi(listPackages, () => ({ status: true, packages: [described], clientCurrencyType: 'usd' }));
  await openWithSandbox(<NewOrder />, '/orders/new');
  await screen.findByRole('radio', { name: /A new resume/ });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A new resume',
    'A cover letter',
  ]);
});
