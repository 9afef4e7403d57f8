import { clearStubs } from '@portal/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseFromMenu, fakeTracker, openTracker } from '../testing/open-tracker.tsx';
import { cardNamed, shownBoard } from '../testing/shown-board.ts';

afterEach(clearStubs);

const open = async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  return { fake, user: userEvent.setup() };
};

test('BJ-22 the focus goes back to the card whose dialog was left', async () => {
  const { user } = await open();
  act(() => cardNamed('Job 2').focus());
  await user.keyboard('{Enter}');
  await screen.findByLabelText(/^Salary/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(cardNamed('Job 2')).toHaveFocus());
});

test('BJ-18 the focus follows a card that was moved by its dialog, and back with Undo', async () => {
  const { user } = await open();
  await chooseFromMenu(user, /Menu of card Job 2/, 'Move to…');
  const dialog = await screen.findByRole('dialog', { name: 'Move “Job 2”' });
  await user.click(within(dialog).getByRole('radio', { name: 'Applied (1)' }));
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(shownBoard()['Applied']).toEqual(['Job 2', 'Job 3']));
  await waitFor(() => expect(cardNamed('Job 2')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shownBoard()['Applied']).toEqual(['Job 3']));
  await waitFor(() => expect(cardNamed('Job 2')).toHaveFocus());
});

test('BJ-22 after a deletion the focus is on the card beside, and on Undo where there is none', async () => {
  const { user } = await open();
  await chooseFromMenu(user, /Menu of card Job 1/, 'Delete');
  await waitFor(() => expect(cardNamed('Job 2')).toHaveFocus());
  await user.keyboard('{Enter}');
  await screen.findByLabelText(/^Salary/);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shownBoard()['Wishlist']).toEqual([]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
});

test('BJ-16 BJ-18 the focus goes back to the button that opened a dialog', async () => {
  const { user } = await open();
  const add = screen.getByRole('button', { name: 'Add a card to Wishlist' });
  await user.click(add);
  await screen.findByLabelText(/^Job title/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(add).toHaveFocus());
  await chooseFromMenu(user, /Menu of list Applied/, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Menu of list Applied/ })).toHaveFocus(),
  );
});

test('BJ-18 a held key lifts a card once and does not drop it again', async () => {
  const { fake, user } = await open();
  const card = cardNamed('Job 1');
  act(() => card.focus());
  await user.keyboard(' ');
  for (const key of [' ', ' ', 'Enter']) fireEvent.keyDown(card, { key, repeat: true });
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(shownBoard()['Applied']).toEqual(['Job 1', 'Job 3']));
  expect(fake.calls).toEqual([]);
});

test('BJ-22 the focus goes to the card beside one that was deleted elsewhere while its dialog was open', async () => {
  const fake = fakeTracker();
  const page = await openTracker(fake);
  const user = userEvent.setup();
  const deleteElsewhere = async (name: string, id: string): Promise<void> => {
    act(() => cardNamed(name).focus());
    await user.keyboard('{Enter}');
    await screen.findByLabelText(/^Salary/);
    fake.apply({ type: 'card.remove', id });
    act(() => page.emit('board.changed', { boardId: fake.board._id }));
    await waitFor(() => expect(Object.values(shownBoard()).flat()).not.toContain(name));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  };
  await deleteElsewhere('Job 1', '1');
  await waitFor(() => expect(cardNamed('Job 2')).toHaveFocus());
  await deleteElsewhere('Job 2', '2');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
