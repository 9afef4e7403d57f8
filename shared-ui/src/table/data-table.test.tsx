import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EmptyState } from '../states/empty-state.tsx';
import { renderPage } from '../testing/index.ts';
import { DataTable } from './data-table.tsx';
import type { TableColumn } from './table-column.ts';

interface Row {
  id: string;
  name: string;
  size: number;
}

const columns: TableColumn<Row>[] = [
  {
    key: 'name',
    title: 'Name',
    render: (row) => row.name,
    sortValue: (row) => row.name,
    searchText: (row) => row.name,
  },
  {
    key: 'size',
    title: 'Size',
    titleOnCard: 'Size in litres',
    render: (row) => row.size,
    sortValue: (row) => row.size,
    filter: {
      options: [{ value: 'big', label: 'Big' }],
      valueOf: (row) => (row.size > 9990 ? 'big' : 'small'),
    },
  },
];

const rows = Array.from({ length: 10_000 }, (_, index) => ({
  id: `r${index}`,
  name: `Row ${index}`,
  size: index,
}));

const table = (list: Row[]) => (
  <DataTable
    label="Things"
    rows={list}
    rowKey={(row) => row.id}
    columns={columns}
    isSearchable
    empty={<EmptyState text="No Records Found" />}
  />
);

test('OR-08 an empty table says so with the fixed text', async () => {
  await renderPage(table([]));
  expect(screen.getByText('No Records Found')).toBeVisible();
});

test('OR-08 10,000 rows show one page, sort by keyboard and keep the order in the address', async () => {
  const page = await renderPage(table(rows), { path: '/?page=2' });
  expect(screen.getByText('Row 20')).toBeVisible();
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  const header = screen.getByRole('columnheader', { name: 'Size' });
  expect(header).toHaveAttribute('tabindex', '0');
  // The table reads keyCode, which user-event leaves at 0.
  const pressEnter = () =>
    fireEvent.keyDown(screen.getByRole('columnheader', { name: 'Size' }), {
      key: 'Enter',
      keyCode: 13,
    });
  pressEnter();
  await waitFor(() => expect(page.address()).toBe('/?sort=size%3Aasc'));
  pressEnter();
  await waitFor(() => expect(page.address()).toBe('/?sort=size%3Adesc'));
  expect(screen.getByRole('columnheader', { name: 'Size' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(screen.getByText('Row 9999')).toBeVisible();
});

test('OR-08 search and filters narrow the rows, show as chips and can be removed', async () => {
  const user = userEvent.setup();
  const page = await renderPage(table(rows), { path: '/?filter.size=big&q=row%209999' });
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(screen.getByText('1 match')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove filter Size: Big' }));
  expect(page.address()).toBe('/?q=row+9999');
});

test('OR-08 rows become cards on a phone', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  await renderPage(table(rows));
  expect(screen.queryByRole('table')).toBeNull();
  expect(
    within(screen.getByRole('list', { name: 'Things' })).getAllByRole('listitem'),
  ).toHaveLength(20);
  // A card has room for the whole name of a column.
  expect(screen.getAllByText('Size in litres')).toHaveLength(20);
});

test('OR-08 rows become cards where the columns have no room beside the menu', async () => {
  const width = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  width.mockReturnValue({ width: 150 } as DOMRect);
  const page = await renderPage(table(rows));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('list', { name: 'Things' })).toBeVisible();
  page.unmount();
  width.mockReturnValue({ width: 1200 } as DOMRect);
  await renderPage(table(rows));
  expect(screen.getAllByRole('table')).not.toHaveLength(0);
});

test('OR-08 cards become rows again when the words that had no room are gone', async () => {
  const long = { id: 'long', name: 'Unbreakable'.repeat(20), size: 1 };
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const isWide = this.tagName === 'TABLE' && this.textContent.includes(long.name);
    return { width: isWide ? 2000 : 800 } as DOMRect;
  });
  const Changing = () => {
    const [isLong, setLong] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setLong(false)}>
          Shorter
        </button>
        {table(isLong ? [long, ...rows.slice(0, 2)] : rows.slice(0, 2))}
      </>
    );
  };
  await renderPage(<Changing />);
  expect(screen.getByRole('list', { name: 'Things' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Shorter' }));
  expect(screen.getByRole('table')).toBeVisible();
});

test('FX-30 a search without a match says so with the list’s own words, and everything comes back at once', async () => {
  const page = await renderPage(table(rows), { path: '/?q=nowhere&filter.size=big' });
  expect(screen.getByText('No Records Found')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(page.address()).toBe('/');
  expect(screen.getByText('Row 0')).toBeVisible();
  expect(screen.queryByText('No Records Found')).toBeNull();
});

test('UX-02 where rows are cards, one box sorts them by any column in both directions', async () => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    width: 150,
  } as DOMRect);
  const page = await renderPage(table(rows));
  const sorter = screen.getByRole('combobox', { name: 'Sort by' });
  await userEvent.setup().selectOptions(sorter, 'Size, descending');
  expect(page.address()).toBe('/?sort=size%3Adesc');
  expect(screen.getByText('Row 9999')).toBeVisible();
});

test('OR-08 a served page beyond the last one gives way to the last', async () => {
  const served = (list: Row[]) => (
    <DataTable
      label="Things"
      rows={list}
      total={20}
      rowKey={(row) => row.id}
      columns={columns}
      empty={<EmptyState text="No Records Found" />}
    />
  );
  const page = await renderPage(served([]), { path: '/?page=2&sort=name:asc' });
  await waitFor(() => expect(page.address()).toBe('/?sort=name%3Aasc'));
  page.unmount();
  // What is still shown of another search says nothing about this page.
  const other = await renderPage(served(rows.slice(0, 5)), { path: '/?page=2' });
  expect(other.address()).toBe('/?page=2');
});
