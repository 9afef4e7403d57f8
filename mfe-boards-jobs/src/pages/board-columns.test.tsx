import { clearStubs } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseFromMenu, fakeTracker, openTracker } from '../testing/open-tracker.tsx';
import { shownBoard } from '../testing/shown-board.ts';

afterEach(clearStubs);

test('BJ-15 + ADD LIST adds a column titled Title behind the others', async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  await userEvent.click(screen.getByRole('button', { name: '+ ADD LIST' }));
  await waitFor(() => expect(Object.keys(shownBoard()).at(-1)).toBe('Title'));
  await waitFor(() => expect(fake.board.columns.at(-1)?.title).toBe('Title'));
});

test('UX-10 + ADD LIST stands above the lists, and the new one is scrolled into sight', async () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
  await openTracker(fakeTracker());
  const add = screen.getByRole('button', { name: '+ ADD LIST' });
  const lists = screen.getByRole('region', { name: /Wishlist/ });
  expect(add.compareDocumentPosition(lists)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(add);
  const made = await screen.findByRole('region', { name: /^Title,/ });
  await waitFor(() => expect(scrolled).toEqual([made]));
});

test('BJ-16 Edit Title asks for at least two characters and renames the column', async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  const user = userEvent.setup();
  await chooseFromMenu(user, /Menu of list Applied/, 'Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Title' });
  const field = within(dialog).getByLabelText('Column Name');
  await user.clear(field);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await expectVisible(() => within(dialog).getByText('Column Name: Enter Column Title'));
  await user.type(field, 'x');
  await expectVisible(() => within(dialog).getByText('Column Name: Min 2 chars.'));
  await user.type(field, 'yz');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(Object.keys(shownBoard())).toContain('xyz'));
  expect(fake.board.columns[1]?.title).toBe('xyz');
});

test('BJ-17 deleting a column asks first, warns of its cards, and brings all back with Undo', async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  const before = fake.board;
  const user = userEvent.setup();
  await chooseFromMenu(user, /Menu of list Wishlist/, 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
  expect(dialog).toHaveTextContent('all its 2 cards will be deleted');
  expect(fake.calls).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(Object.keys(shownBoard())).toEqual(['Applied', 'Offer']));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(Object.keys(shownBoard())[0]).toBe('Wishlist'));
  await waitFor(() => expect(fake.board).toEqual(before));
});

test('BJ-17 a column that the server does not delete stays, with the words of the specification', async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  fake.refuse('removeColumn', 'Database on fire');
  const user = userEvent.setup();
  await chooseFromMenu(user, /Menu of list Wishlist/, 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await expectVisible(() =>
    within(dialog).getByText('Internal Server Error! Please try again later.'),
  );
  expect(Object.keys(shownBoard())).toContain('Wishlist');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
