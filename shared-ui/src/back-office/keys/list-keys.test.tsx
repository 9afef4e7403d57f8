import { useInfiniteQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { expectVisible, renderPage } from '../../testing/index.ts';
import { BackOfficeList, partsQuery, SearchFilter, useListFilter } from '../index.ts';

const fruits = ['Plum', 'Pear', 'Fig'].map((name) => ({ name }));
const shape = { search: 'text' } as const;

const Ticked = ({ name }: { name: string }) => {
  const [isTicked, setTicked] = useState(false);
  return (
    <>
      <input
        type="checkbox"
        aria-label={`Tick ${name}`}
        checked={isTicked}
        onChange={() => setTicked(!isTicked)}
      />
      <Link to={`/fruits/${name}`}>{name}</Link>
    </>
  );
};

const Fruits = () => (
  <BackOfficeList
    label="Fruits"
    query={useInfiniteQuery(
      partsQuery(['fruits'], async () => ({ items: fruits, nextCursor: null, total: 3 })),
    )}
    rowKey={({ name }) => name}
    columns={[
      { key: 'name', title: 'Name', onCard: 'title', render: ({ name }) => <Ticked name={name} /> },
    ]}
    empty="None"
    filters={<SearchFilter {...useListFilter(shape)} name="search" label="Find" />}
  />
);

const open = async () => {
  const page = await renderPage(<Fruits />);
  await expectVisible(() => screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  return page;
};
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const tick = (name: string) => screen.getByRole('checkbox', { name: `Tick ${name}` });

afterEach(() => localStorage.clear());

test('BO-112 j and k go along the rows, x ticks one, Enter opens it, and / goes to the search', async () => {
  const page = await open();
  const user = userEvent.setup();
  await user.keyboard('jjj');
  expect(row('Fig')).toHaveFocus();
  await user.keyboard('jkx');
  expect(row('Pear')).toHaveFocus();
  expect(tick('Pear')).toBeChecked();
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Find' });
  expect(search).toHaveFocus();
  await user.keyboard('jxk/?');
  expect(search).toHaveValue('jxk/?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // Here the list stays when its address changes, and would search from the next page.
  await waitFor(() => expect(page.address()).toBe('/?search=jxk%2F%3F'));
  await user.click(tick('Plum'));
  await user.keyboard('j{Enter}');
  expect(page.address()).toBe('/fruits/Pear');
});

test('BO-112 ? says which keys there are and gives the focus back; one switch turns all of them off, and it is kept', async () => {
  const { unmount } = await open();
  const user = userEvent.setup();
  await user.keyboard('j?');
  const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(help).toHaveFocus();
  expect(within(help).getByText('Next row')).toBeVisible();
  await user.click(within(help).getByRole('checkbox', { name: 'Single letters and signs act' }));
  await user.keyboard('{Escape}');
  expect(row('Plum')).toHaveFocus();
  await user.keyboard('jx?');
  expect(row('Plum')).toHaveFocus();
  expect(tick('Plum')).not.toBeChecked();
  unmount();
  await open();
  await user.keyboard('j?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // The way back needs no key.
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await user.click(screen.getByRole('checkbox', { name: 'Single letters and signs act' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('j');
  await waitFor(() => expect(row('Plum')).toHaveFocus());
});
