import { listCustomerOrders, type Order, type OrderFilter } from '@portal/shared-contracts/orders';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { buildOrder, countsOf } from '../testing/build-order.ts';
import { Page } from './customer-orders.tsx';

const asked: OrderFilter[] = [];
const stubList = (orders: Order[], total = orders.length) =>
  stubApi(listCustomerOrders, (filter) => {
    asked.push(filter);
    return { status: true as const, orders, total, counts: countsOf(orders) };
  });
const open = (path = '/orders/list') => renderPage(<Page />, { bundles: { orders: en }, path });

beforeEach(() => asked.splice(0));
afterEach(clearStubs);

test('OR-07 UX-01 the list has #, Product, Writer, Status percent and View Order', async () => {
  stubList([
    buildOrder(),
    buildOrder({ _id: 'order-2', number: 'RW-1043', writer: false, writerName: null }),
  ]);
  await open();
  const [, first, second] = await screen.findAllByRole('row');
  const cells = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .slice(0, 4)
      .map((cell) => cell.textContent);
  expect(cells(first)).toEqual(['1042', 'Professional Package', 'William Okafor', '33%']);
  expect(cells(second)).toEqual(['RW-1043', 'Professional Package', 'No Writer Assigned', '33%']);
  const view = within(first as HTMLElement).getByRole('link', { name: /View Order/ });
  expect(view).toHaveAttribute('href', '/orders/view/order-1');
});

test('OR-08 an empty list says No Records Found', async () => {
  stubList([]);
  await open();
  await expectVisible(() => screen.getByText('No Records Found'));
});

test('OR-08 page, search, filter and sorting of the address are what the server is asked for', async () => {
  stubList([buildOrder()], 10_000);
  await open('/orders/list?page=3&q=resume&sort=product%3Adesc&filter.status=pending');
  expect(await screen.findByText('10,000 matches')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({
    page: 3,
    pageSize: 20,
    search: 'resume',
    sort: '-product',
    state: 'pending',
  });
  expect(screen.getByRole('cell', { name: '1042' })).toBeVisible();
});

test('OR-08 a search writes the address and asks once the typing stops', async () => {
  stubList([buildOrder()]);
  const page = await open();
  const field = await screen.findByRole('searchbox', { name: 'Search' });
  // Without a moment between the letters, which a slow machine could make a pause.
  for (const value of ['l', 'le', 'letter']) fireEvent.change(field, { target: { value } });
  await waitFor(() => expect(page.address()).toBe('/orders/list?q=letter'));
  await waitFor(() => expect(asked.at(-1)?.search).toBe('letter'));
  expect(asked.map(({ search }) => search)).toEqual([undefined, 'letter']);
});

test('OR-08 sorting by a heading is written to the address and asked of the server', async () => {
  const user = userEvent.setup();
  stubList([buildOrder()]);
  const page = await open();
  await user.click(await screen.findByRole('columnheader', { name: 'Product' }));
  await waitFor(() => expect(page.address()).toBe('/orders/list?sort=product%3Aasc'));
  await waitFor(() => expect(asked.at(-1)?.sort).toBe('product'));
});

test('OR-08 a made-up sorting in the address asks for nothing', async () => {
  stubList([buildOrder()]);
  await open('/orders/list?sort=password%3Aasc&filter.status=stolen');
  await screen.findAllByRole('row');
  expect(asked.at(-1)).toEqual({ page: 1, pageSize: 20 });
});

test('FX-30 a search that finds nothing says No Records Found and can be cleared', async () => {
  stubList([], 0);
  const page = await open('/orders/list?q=nothing');
  await expectVisible(() => screen.getByText('No Records Found'));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(page.address()).toBe('/orders/list');
});
