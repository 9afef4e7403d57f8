import { act, fireEvent, screen } from '@testing-library/react';
import { EmptyState } from '../../states/empty-state.tsx';
import { DataTable } from '../../table/data-table.tsx';
import { useTableUrl } from '../../table/table-url.ts';
import { renderPage } from '../../testing/index.ts';
import { SearchFilter } from './list-filters.tsx';
import { useListFilter } from './use-list-filter.ts';

const PAUSE = 250;

/** Every text that the field holds from here on, by a person's hand or by the page's. */
const watchField = () => {
  const written = jest.spyOn(HTMLInputElement.prototype, 'value', 'set');
  return () => written.mock.calls.flat();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const shape = { q: 'text' } as const;
const List = () => <SearchFilter {...useListFilter(shape)} name="q" label="Search" />;

test('BO-34 BO-60 what is typed stands in its field until the list is narrowed, and afterwards', async () => {
  const texts = watchField();
  await renderPage(<List />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  fireEvent.change(field, { target: { value: 'ada' } });
  act(() => jest.advanceTimersByTime(PAUSE));
  expect(field).toHaveValue('ada');
  expect(texts().slice(texts().indexOf('ada'))).not.toContain('');
});

test('OR-08 a letter of a table’s search stands in its field before the event that typed it is over', async () => {
  await renderPage(
    <DataTable
      label="Things"
      rows={[{ id: 'r1' }]}
      rowKey={(row) => row.id}
      columns={[{ key: 'id', title: 'Name', render: (row) => row.id, searchText: (row) => row.id }]}
      isSearchable
      empty={<EmptyState text="No Records Found" />}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  const seen: string[] = [];
  // As the browser does it: the value is set past React, then React hears of it.
  const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  for (const text of ['r', 'r1'])
    act(() => {
      put.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      seen.push(field.value);
    });
  expect(seen).toEqual(['r', 'r1']);
});

test('OR-08 BO-34 a zero character that stands in the address is no search; a tab that was pasted is one', async () => {
  let asked: unknown[] = [];
  const Asking = () => {
    asked = [useTableUrl()[0].search, useListFilter(shape).filter];
    return null;
  };
  await renderPage(<Asking />, { path: '/?q=a%00' });
  expect(asked).toEqual(['', {}]);
  await renderPage(<Asking />, { path: '/?q=a%09b' });
  expect(asked).toEqual(['a\tb', { q: 'a\tb' }]);
});
