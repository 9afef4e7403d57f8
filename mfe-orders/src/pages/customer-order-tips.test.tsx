import { getCustomerOrder, setNoShow } from '@portal/shared-contracts/orders';
import type { SlotProps } from '@portal/shared-contracts/remote';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCompleted, buildOrder } from '../testing/build-order.ts';
import {
  findService,
  openOrder,
  shownSlots,
  stubLinkedin,
  stubOrder,
} from '../testing/open-customer-order.tsx';

beforeEach(() => stubLinkedin(null));
afterEach(clearStubs);

test('OR-27 a tip can be given unless hide_tip is set', async () => {
  stubOrder(buildOrder());
  const page = await openOrder();
  await expectVisible(() => screen.getByRole('button', { name: 'Tip your writer' }));
  page.unmount();
  await openOrder({ flags: ['hide_tip'] });
  await findService('Resume Writing');
  expect(screen.queryByRole('button', { name: 'Tip your writer' })).toBeNull();
});

test('OR-27 the page of another order starts anew: the dialog of the first one is closed', async () => {
  stubApi(getCustomerOrder, ({ id }) => {
    const order = buildOrder({ _id: id });
    const { invoicePrice: price, invoiceCurrency: clientCurrencyType } = order;
    return { status: true as const, order, invoice: { price }, clientCurrencyType };
  });
  // The second order is in the cache when its page is opened again, so nothing is loaded in between.
  const page = await openOrder({ path: '/orders/view/order-2' });
  await screen.findByRole('button', { name: 'Tip your writer' });
  await page.navigate('/orders/view/order-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Tip your writer' }));
  await screen.findByRole('dialog');
  await page.navigate('/orders/view/order-2');
  await screen.findByRole('button', { name: 'Tip your writer' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('OR-27 OR-57 a tip in another currency than the cards goes to the payment form with its currency', async () => {
  stubOrder(buildOrder({ invoiceCurrency: 'ngn', invoicePrice: 95_000 }));
  await openOrder();
  await userEvent.click(await screen.findByRole('button', { name: 'Tip your writer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await screen.findByTestId('payment.card');
  expect(shownSlots.get('payment.card')).toMatchObject({
    purpose: { kind: 'tip', orderId: 'order-1', amount: 9500 },
    amount: 9500,
    currency: 'ngn',
  });
});

const findDialog = () => screen.findByRole('dialog', { name: 'Your order is complete' });

test('OR-40 a completed order without a tip offers one', async () => {
  stubOrder(buildCompleted());
  await openOrder();
  expect(await findDialog()).toBeInTheDocument();
});

test.each([
  ['has a tip', { tipByCustomer: 35 }],
  ['was declined', { noShowCheck: true }],
  ['has another currency than the cards', { invoiceCurrency: 'ngn' as const }],
  ['has no writer', { writer: false, writerName: null }],
])('OR-40 nothing is offered when the order %s', async (_why, change) => {
  stubOrder(buildCompleted(change));
  await openOrder();
  await screen.findByText('ORDER COMPLETED');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('OR-40 nothing is offered for an order in the middle, nor with hide_tip', async () => {
  stubOrder(buildOrder());
  const page = await openOrder();
  await findService('Resume Writing');
  expect(screen.queryByRole('dialog')).toBeNull();
  page.unmount();
  stubOrder(buildCompleted());
  await openOrder({ flags: ['hide_tip'] });
  await screen.findByText('ORDER COMPLETED');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('OR-41 No Thanks is sent once and the offer does not come back', async () => {
  const sent: unknown[] = [];
  stubOrder(buildCompleted());
  stubApi(setNoShow, (input) => {
    sent.push(input);
    return { status: true as const };
  });
  await openOrder();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'No Thanks' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ id: 'order-1', noShowCheck: true, clientId: 'person-1' }]);
});

test('OR-41 a No Thanks that did not arrive says so and keeps the dialog', async () => {
  stubOrder(buildCompleted());
  stubApi(setNoShow, () => {
    throw new RefusedReply('unavailable', 'Not now');
  });
  await openOrder();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'No Thanks' }));
  await expectVisible(() => screen.getByText('Not now'));
  await expectVisible(() => screen.getByRole('dialog', { name: 'Your order is complete' }));
});

test('OR-44 the tip is paid through the payment slot and thanked for', async () => {
  stubOrder(buildCompleted());
  await openOrder();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Continue to payment' }));
  const props = shownSlots.get('payment.card') as SlotProps['payment.card'];
  expect(props).toMatchObject({
    purpose: { kind: 'tip', orderId: 'order-1', amount: 35 },
    amount: 35,
    currency: 'usd',
  });
  stubOrder(buildCompleted({ tipByCustomer: 35 }));
  act(() => props.onPaid({ orderId: 'order-1' }));
  expect((await screen.findAllByText('Writer Tipped Successfully, Thanks!'))[0]).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
