import { clearStubs } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseFromMenu, fakeTracker, openTracker } from '../testing/open-tracker.tsx';
import { cardNamed, shownBoard } from '../testing/shown-board.ts';

afterEach(() => {
  clearStubs();
  jest.useRealTimers();
});

test('BJ-18 BJ-21 Space lifts, arrows move, Space drops; the position is announced and the focus stays', async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  const user = userEvent.setup();
  act(() => cardNamed('Job 1').focus());
  await user.keyboard(' ');
  await waitFor(() =>
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(
      'Job 1 lifted. Wishlist, place 1 of 2.',
    ),
  );
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(shownBoard()['Applied']).toEqual(['Job 1', 'Job 3']));
  expect(fake.calls).toEqual([]);
  await waitFor(() => expect(cardNamed('Job 1')).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(shownBoard()['Applied']).toEqual(['Job 3', 'Job 1']));
  await waitFor(() => expect(cardNamed('Job 1')).toHaveFocus());
  await user.keyboard(' ');
  await waitFor(() => expect(fake.calls).toEqual(['moveCard 1 list-Applied 1']));
  await waitFor(() => expect(cardNamed('Job 1')).toHaveFocus());
  await waitFor(() =>
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Moved to Applied, place 2.'),
  );
});

test('BJ-18 a key pressed while the card between two lists has no focus still moves it', async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  const user = userEvent.setup();
  act(() => cardNamed('Job 1').focus());
  await user.keyboard(' {ArrowRight}');
  act(() => (document.activeElement as HTMLElement).blur());
  fireEvent.keyDown(document.body, { key: ' ' });
  await waitFor(() => expect(fake.calls).toEqual(['moveCard 1 list-Applied 0']));
  expect(shownBoard()['Applied']).toEqual(['Job 1', 'Job 3']);
});

test('BJ-18 the focus that follows a moved card never takes it back from where the person went', async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  const user = userEvent.setup();
  act(() => cardNamed('Job 1').focus());
  await user.keyboard(' {ArrowRight} ');
  act(() => cardNamed('Job 2').focus());
  await act(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(cardNamed('Job 2')).toHaveFocus();
});

test('BJ-18 Escape puts a lifted card back and sends nothing', async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  const user = userEvent.setup();
  act(() => cardNamed('Job 3').focus());
  await user.keyboard(' {ArrowLeft}');
  await waitFor(() => expect(shownBoard()['Applied']).toEqual([]));
  await waitFor(() => expect(cardNamed('Job 3')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shownBoard()['Applied']).toEqual(['Job 3']));
  expect(fake.calls).toEqual([]);
});

test('BJ-18 Move to… moves with plain fields, and Undo takes it back within ten seconds only', async () => {
  jest.useFakeTimers();
  const fake = fakeTracker();
  await openTracker(fake);
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await chooseFromMenu(user, /Menu of card Job 2/, 'Move to…');
  const dialog = await screen.findByRole('dialog', { name: 'Move “Job 2”' });
  await user.click(within(dialog).getByRole('radio', { name: 'Applied (1)' }));
  const position = within(dialog).getByRole('spinbutton');
  await user.clear(position);
  await user.type(position, '2');
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(shownBoard()['Applied']).toEqual(['Job 3', 'Job 2']));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(shownBoard()['Wishlist']).toEqual(['Job 1', 'Job 2']));
  await waitFor(() =>
    expect(fake.calls).toEqual(['moveCard 2 list-Applied 1', 'moveCard 2 list-Wishlist 1']),
  );
  await chooseFromMenu(user, /Menu of card Job 1/, 'Delete');
  await expectVisible(() => screen.getByRole('button', { name: 'Undo' }));
  act(() => jest.advanceTimersByTime(9_000));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  act(() => jest.advanceTimersByTime(1_100));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('BJ-21 a move that the server refuses goes back, and the reason is shown', async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  fake.refuse('moveCard 1 list-Wishlist 1', 'This list does not exist any more.');
  const user = userEvent.setup();
  act(() => cardNamed('Job 1').focus());
  await user.keyboard(' {ArrowDown} ');
  const reason = 'The card went back to its place. This list does not exist any more.';
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  expect(shownBoard()['Wishlist']).toEqual(['Job 1', 'Job 2']);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('SC-36 SC-54 where the server gave no reason, the general one stands in the language of the page', async () => {
  const fake = fakeTracker();
  await openTracker(fake, {}, { client: { fallback: 'Bitte später!' } });
  fake.refuse('moveCard 1 list-Wishlist 1', 'Please Try Again Later!');
  act(() => cardNamed('Job 1').focus());
  await userEvent.keyboard(' {ArrowDown} ');
  const reason = 'The card went back to its place. Bitte später!';
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
});
