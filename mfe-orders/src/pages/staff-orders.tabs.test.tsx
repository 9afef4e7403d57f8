import { listStaffOrders } from '@portal/shared-contracts/orders';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { buildStaffOrder, countsOf } from '../testing/build-order.ts';
import { Page } from './staff-orders.tsx';

const asked: unknown[] = [];

const open = (role: 'writer' | 'reviewer', path = '/orders/list') =>
  renderPage(<Page />, { bundles: { orders: en }, path, portal: { user: testUser({ role }) } });

beforeEach(() => {
  asked.splice(0);
  stubApi(listStaffOrders, (filter) => {
    asked.push(filter);
    const orders = filter.turn === 'mine' ? [] : [buildStaffOrder()];
    const turns = { mine: 8, waiting: 12, done: 3 };
    return { status: true as const, orders, total: orders.length, counts: countsOf(orders), turns };
  });
});
afterEach(clearStubs);

const tabs = () => screen.findByRole('navigation', { name: 'Show orders' });
const texts = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);

test('UX-02 the list begins with the open orders by due date, and its tabs say how many wait for whom', async () => {
  await open('writer');
  const links = within(await tabs()).getAllByRole('link');
  expect(texts(links)).toEqual(['Open 20', 'Needs me 8', 'Waiting 12', 'Done 3']);
  expect(links[0]).toHaveAttribute('aria-current', 'true');
  expect(asked.at(-1)).toMatchObject({ state: 'pending', sort: 'due' });
});

test('UX-02 a tab is in the address and asked of the server, which counts over all pages', async () => {
  const page = await open('writer', '/orders/list?page=2&q=Ada');
  await userEvent.click(within(await tabs()).getByRole('link', { name: 'Needs me 8' }));
  expect(page.address()).toBe('/orders/list?q=Ada&tab=mine');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ turn: 'mine', search: 'Ada' }));
});

test('UX-02 an empty tab says that nothing waits', async () => {
  await open('writer', '/orders/list?tab=mine');
  await expectVisible(() => screen.getByText('Nothing is waiting on you right now.'));
});

test('UX-02 a search looks through every order, done or not', async () => {
  await open('writer', '/orders/list?q=1042');
  const links = within(await tabs()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, null]);
  const filter = asked.at(-1) as object;
  expect(filter).toMatchObject({ search: '1042' });
  expect(filter).not.toHaveProperty('state');
});

test('UX-02 a reviewer, for whom nothing waits, chooses between open and done', async () => {
  await open('reviewer');
  const links = within(await tabs()).getAllByRole('link');
  expect(texts(links)).toEqual(['Open 20', 'Done 3']);
});

test('UX-02 the archive is one list of its own', async () => {
  await open('writer', '/orders/list?archived=true&tab=mine');
  await screen.findByRole('table');
  expect(screen.queryByRole('navigation', { name: 'Show orders' })).toBeNull();
  expect(asked.at(-1)).not.toHaveProperty('turn');
});

test('UX-02 in a tab, where each row would have the same chip, its room goes to the sentence', async () => {
  const page = await open('writer', '/orders/list?tab=waiting');
  const row = () => screen.getAllByRole('row')[1] as HTMLElement;
  await screen.findByRole('table');
  expect(row().querySelector('.pui-chip')).toBeNull();
  page.unmount();
  await open('writer');
  await screen.findByRole('table');
  expect(row().querySelector('.pui-chip')).not.toBeNull();
});

test('UX-02 a tab and a search that is begun on a later page ask the server once, for what they show', async () => {
  const first = await open('writer', '/orders/list?page=2');
  const waiting = within(await tabs()).getByRole('link', { name: 'Waiting 12' });
  asked.splice(0);
  fireEvent.click(waiting);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ turn: 'waiting', page: 1 });
  first.unmount();

  await open('writer', '/orders/list?page=2');
  await tabs();
  asked.splice(0);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Ada' } });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ search: 'Ada', page: 1 });
  expect(asked[0]).not.toHaveProperty('state');
});

test('UX-02 until the rows of a tab have come, neither the rows nor the emptiness of the tab before pass for them', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  stubApi(listStaffOrders, async ({ turn }) => {
    if (turn === 'done') await answered;
    const orders = turn === 'mine' ? [] : [buildStaffOrder()];
    const turns = { mine: 0, waiting: 1, done: 1 };
    return { status: true as const, orders, total: orders.length, counts: countsOf(orders), turns };
  });
  const choose = async (name: string) =>
    userEvent.click(within(await tabs()).getByRole('link', { name }));
  await open('writer', '/orders/list?tab=waiting');
  const table = await screen.findByRole('table');
  expect(table.closest('[data-late="true"]')).toBeNull();
  await choose('Done 1');
  await waitFor(() => expect(table.closest('[data-late="true"]')).toBeInTheDocument());
  await choose('Needs me 0');
  await expectVisible(() => screen.getByText('Nothing is waiting on you right now.'));
  await choose('Done 1');
  await waitFor(() =>
    expect(screen.queryByText('Nothing is waiting on you right now.')).toBeNull(),
  );
  expect(screen.queryByText('No Record Found')).toBeNull();
  answer();
  const rows = await screen.findByRole('table');
  expect(rows.closest('[data-late="true"]')).toBeNull();
});
