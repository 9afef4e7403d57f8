import { clearStubs } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BoardAction } from '../features/board/state/board.reducer.ts';
import { chooseFromMenu, fakeTracker, openTracker } from '../testing/open-tracker.tsx';
import { shownBoard } from '../testing/shown-board.ts';

afterEach(clearStubs);

/** A tracker, and another tab in which something is done to it. */
const open = async () => {
  const fake = fakeTracker();
  const page = await openTracker(fake);
  const elsewhere = (action: BoardAction): void => {
    fake.apply(action);
    act(() => page.emit('board.changed', { boardId: fake.board._id }));
  };
  return { fake, elsewhere, user: userEvent.setup() };
};

test('BJ-17 BJ-19 a card that is written for a list deleted elsewhere keeps its words, and says why it cannot be added', async () => {
  const { fake, elsewhere, user } = await open();
  fake.refuse('placeCard', 'This list does not exist any more.');
  await user.click(screen.getByRole('button', { name: 'Add a card to Wishlist' }));
  const dialog = await screen.findByRole('dialog', { name: 'New card in Wishlist' });
  await user.type(await within(dialog).findByLabelText(/^Company name/), 'Kestrel');
  await user.type(within(dialog).getByLabelText(/^Job title/), 'Pilot');
  elsewhere({ type: 'column.remove', id: 'list-Wishlist' });
  await waitFor(() => expect(shownBoard()['Wishlist']).toBeUndefined());
  expect(within(dialog).getByLabelText(/^Job title/)).toHaveValue('Pilot');
  await user.click(within(dialog).getByRole('button', { name: 'Add card' }));
  await expectVisible(() => within(dialog).getByText('This list does not exist any more.'));
  expect(within(dialog).getByLabelText(/^Job title/)).toHaveValue('Pilot');
});

test('BJ-18 BJ-22 the question where to move a card stays although the card is deleted elsewhere', async () => {
  const { elsewhere, user } = await open();
  await chooseFromMenu(user, /Menu of card Job 2/, 'Move to…');
  const dialog = await screen.findByRole('dialog', { name: 'Move “Job 2”' });
  elsewhere({ type: 'card.remove', id: '2' });
  await waitFor(() => expect(shownBoard()['Wishlist']).toEqual(['Job 1']));
  expect(dialog).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
