import { useInfiniteQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectVisible, renderPage } from '../testing/index.ts';
import { BackOfficeList, type ListPart, partsQuery } from './index.ts';

interface Order {
  _id: string;
  name: string;
}

const order = (_id: string, name = `Order ${_id}`): Order => ({ _id, name });

/** What the server holds, newest first; a part has four rows. */
let stored: Order[];
let readings: number;
beforeEach(() => {
  stored = ['6', '5', '4', '3', '2', '1'].map((id) => order(id));
  readings = 0;
});

const read = async (cursor = '0'): Promise<ListPart<Order>> => {
  readings += 1;
  const from = Number(cursor);
  const isLast = from + 4 >= stored.length;
  return {
    items: stored.slice(from, from + 4),
    nextCursor: isLast ? null : String(from + 4),
    total: stored.length,
  };
};

const Orders = () => (
  <BackOfficeList
    live="orders"
    label="Orders"
    query={useInfiniteQuery(partsQuery(['orders'], ({ cursor }) => read(cursor)))}
    rowKey={({ _id }) => _id}
    columns={[{ key: 'name', title: 'Name', render: ({ name }) => name, onCard: 'title' }]}
    empty="None"
  />
);

const open = async () => {
  const page = await renderPage(<Orders />);
  await expectVisible(() => screen.getByText('Order 6'));
  const emit = (ids: string[], lists = ['orders']) =>
    act(async () => page.emit('admin.changed', { lists, ids }));
  /** Without a moment between them, which a slow machine could make a pause. */
  const emitTogether = (...changes: string[][]) =>
    act(async () =>
      changes.forEach((ids) => page.emit('admin.changed', { lists: ['orders'], ids })),
    );
  return { ...page, emit, emitTogether };
};
const shown = () =>
  within(screen.getByRole('table', { name: 'Orders' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent.trim());

test('BO-113 new rows are counted aloud and come when they are asked for; until then every row stays in its place', async () => {
  const { emitTogether } = await open();
  stored = [order('9'), order('8'), order('7'), ...stored];
  await emitTogether(['9'], []);
  await waitFor(() => expect(screen.getByText('3 new orders.')).toHaveAttribute('role', 'status'));
  expect(shown()).toEqual(['Order 6', 'Order 5', 'Order 4', 'Order 3']);
  // Two changes in one pause were one reading.
  expect(readings).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(shown()).toEqual(['Order 9', 'Order 8', 'Order 7', 'Order 6']));
  expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
});

test('BO-113 a changed row says so where it stands, with what holds now; one that left and one further down are marked too', async () => {
  const { emit } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await expectVisible(() => screen.getByText('Order 1'));
  stored = stored
    .filter(({ _id }) => _id !== '5')
    .map((row) => (row._id === '4' ? order('4', 'Order 4 for Ada') : row));
  await emit(['1']);
  await waitFor(() =>
    expect(shown()).toEqual([
      'Order 6',
      'Order 5 Changed',
      'Order 4 for Ada Changed',
      'Order 3',
      'Order 2',
      'Order 1 Changed',
    ]),
  );
  expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
});

test('BO-113 news of another list, and of rows that are further down, change nothing', async () => {
  const { emit } = await open();
  stored = [...stored, order('0')];
  await emit(['6'], ['people']);
  await emit(['0']);
  await waitFor(() => expect(readings).toBe(2));
  expect(shown()).toEqual(['Order 6', 'Order 5', 'Order 4', 'Order 3']);
  expect(screen.queryByText('Changed')).not.toBeInTheDocument();
});
