import { useInfiniteQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expectVisible, renderPage } from '../testing/index.ts';
import {
  BackOfficeList,
  type ListPart,
  ChoiceFilter,
  partsQuery,
  SearchFilter,
  useListFilter,
} from './index.ts';

interface Fruit {
  name: string;
}

const shape = { search: 'text', kind: ['stone'] } as const;
let asked: string[];
let isCut: boolean;

const fruits = async (filter: object, cursor = ''): Promise<ListPart<Fruit>> => {
  asked.push(`${JSON.stringify(filter)}${cursor}`);
  if (isCut) throw new Error('cut');
  if ('search' in filter && filter.search === 'zzz')
    return { items: [], nextCursor: null, total: 0 };
  return cursor
    ? { items: [{ name: 'Plum' }], nextCursor: null, total: 2 }
    : { items: [{ name: 'Apple' }], nextCursor: 'next', total: 2 };
};

const Fruits = () => {
  const list = useListFilter(shape);
  const { filter } = list;
  const query = useInfiniteQuery(
    partsQuery(['fruits', filter], ({ cursor }) => fruits(filter, cursor)),
  );
  return (
    <>
      <p>{useLocation().search}</p>
      <BackOfficeList
        label="Fruits"
        query={query}
        rowKey={({ name }) => name}
        columns={[{ key: 'name', title: 'Name', render: ({ name }) => name, onCard: 'title' }]}
        empty="None"
        filters={
          <>
            <SearchFilter {...list} name="search" label="Find" />
            <ChoiceFilter
              {...list}
              name="kind"
              label="Kind"
              all="All"
              options={[{ value: 'stone', label: 'Stone' }]}
            />
          </>
        }
      />
    </>
  );
};

beforeEach(() => {
  asked = [];
  isCut = false;
});

test('a list goes on when it is asked to, and says when there is nothing more', async () => {
  await renderPage(<Fruits />);
  await expectVisible(() => screen.getByText('Apple'));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await expectVisible(() => screen.getByText('Plum'));
  expect(screen.getByText('Apple')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

test('more of a list that does not come is said where it was asked for, and is asked for again alone', async () => {
  await renderPage(<Fruits />);
  await expectVisible(() => screen.getByText('Apple'));
  isCut = true;
  const more = screen.getByRole('button', { name: 'More' });
  await userEvent.click(more);
  const failure = await screen.findByRole('alert');
  expect(failure.compareDocumentPosition(screen.getByText('Apple'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(more).toHaveFocus();
  isCut = false;
  await userEvent.click(more);
  await expectVisible(() => screen.getByText('Plum'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(asked).toEqual(['{}', '{}next', '{}next']);
});

test('what a list is narrowed to stands in the address, and typing asks once', async () => {
  await renderPage(<Fruits />);
  await expectVisible(() => screen.getByText('Apple'));
  const search = screen.getByRole('searchbox', { name: 'Find' });
  // Without a moment between the letters, which a slow machine could make a pause.
  for (const value of ['p', 'pl']) fireEvent.change(search, { target: { value } });
  await waitFor(() => expect(screen.getByText('?search=pl')).toBeVisible());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'stone');
  await waitFor(() => expect(screen.getByText('?search=pl&kind=stone')).toBeVisible());
  await waitFor(() =>
    expect(asked).toEqual(['{}', '{"search":"pl"}', '{"search":"pl","kind":"stone"}']),
  );
  expect(screen.getByText('Apple')).toBeVisible();
});

test('a word in the address that a list does not know narrows nothing', async () => {
  await renderPage(<Fruits />, { path: '/?kind=glass&search=pl' });
  await expectVisible(() => screen.getByText('Apple'));
  expect(asked).toEqual(['{"search":"pl"}']);
});

test('BO-110 a list that is narrowed to nothing says so, not that it has nothing, and leads back to every row', async () => {
  await renderPage(<Fruits />, { path: '/?search=zzz&sort=name' });
  await expectVisible(() => screen.getByText('Nothing fits this.'));
  expect(screen.queryByText('None')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  await expectVisible(() => screen.getByText('Apple'));
  expect(screen.getByText('?sort=name')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Find' })).toHaveValue('');
  expect(document.querySelector('.pui-list')).toHaveFocus();
});
