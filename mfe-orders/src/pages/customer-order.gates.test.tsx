import { getCustomerOrder, type Order } from '@portal/shared-contracts/orders';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customerOrderQuery } from '../order/orders.queries.ts';
import { buildOrder } from '../testing/build-order.ts';
import { openOrder, stubLinkedin, stubOrder } from '../testing/open-customer-order.tsx';

beforeEach(() => stubLinkedin(null));
afterEach(clearStubs);

const ORDER = '/orders/view/order-1';
const unsigned = buildOrder({ contract_signed: false });
const unanswered = buildOrder({ contract_signed: false, customer_industries: [] });

/** Comes to the order with a copy of it in memory that is known to be an old one. */
const comeWith = async (copy: Order) => {
  const page = await openOrder({ path: '/elsewhere' });
  const { queryKey } = customerOrderQuery('order-1');
  page.client.setQueryData(queryKey, {
    status: true as const,
    status_code: 200,
    order: copy,
    invoice: { price: copy.invoicePrice },
    clientCurrencyType: copy.invoiceCurrency,
  });
  await page.client.invalidateQueries({ queryKey });
  await page.navigate(ORDER);
  return page;
};

const findOrder = () => screen.findByRole('heading', { level: 1, name: 'Professional Package' });

test.each([
  ['the contract was signed', unsigned],
  ['the questions were answered and the contract signed', unanswered],
])(
  'A110 DO-04 G32 an order opens after %s, although the copy in memory is from before',
  async (_what, copy) => {
    stubOrder(buildOrder());
    const page = await comeWith(copy);
    await findOrder();
    expect(page.address()).toBe(ORDER);
  },
);

test.each([
  [unanswered, '/order/order-1/initial-question'],
  [unsigned, '/contract/fill/order-1'],
])(
  'OR-28 OR-29 a gate that is still closed leads on once the server has said so',
  async (order, gate) => {
    const answer = Promise.withResolvers<void>();
    stubOrder(order);
    stubApi(getCustomerOrder, async () => {
      await answer.promise;
      return {
        status: true as const,
        order,
        invoice: { price: order.invoicePrice },
        clientCurrencyType: order.invoiceCurrency,
      };
    });
    const page = await comeWith(order);
    await screen.findByText('Loading');
    expect(page.address()).toBe(ORDER);
    answer.resolve();
    await waitFor(() => expect(page.address()).toBe(gate));
  },
);

test('OR-29 UX-07 an order that cannot be read again says so instead of leading back to its gate, and Retry opens it', async () => {
  stubOrder(buildOrder());
  stubApi(getCustomerOrder, () => {
    throw new RefusedReply('unavailable', 'The server rests');
  });
  const page = await comeWith(unsigned);
  await expectVisible(() => screen.getByText('The server rests'));
  expect(page.address()).toBe(ORDER);
  stubOrder(buildOrder());
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await findOrder();
});

test('UX-07 an order whose gates are open shows from memory while it is read again', async () => {
  stubOrder(buildOrder());
  stubApi(getCustomerOrder, () => Promise.withResolvers<never>().promise);
  await comeWith(buildOrder());
  await findOrder();
});
