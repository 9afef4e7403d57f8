import { boardCalls } from '@portal/shared-contracts/boards';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseFromMenu, fakeTracker, loseCalls, openTracker } from '../testing/open-tracker.tsx';
import { makeCard } from '../testing/fake-board.ts';
import { shownBoard } from '../testing/shown-board.ts';

let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  clearStubs();
  await vault.removeAll();
  vault.close();
});

const KEY = 'card:new:list-Wishlist';
const title = () => screen.findByLabelText(/^Job title/);
const keptTitle = async () => ((await vault.peek(KEY))?.value as { title: string })?.title;

/** A tracker whose server takes its time, until the test lets it answer. */
const openSlow = async () => {
  const fake = fakeTracker();
  const onTheWay = new Set<string>();
  await openTracker(fake, {
    vault,
    setUnsaved: (id, isUnsaved) => void (isUnsaved ? onTheWay.add(id) : onTheWay.delete(id)),
  });
  const { promise: answered, resolve, reject } = Promise.withResolvers<void>();
  const { placeCard, removeColumn } = boardCalls.customer;
  stubApi(placeCard, async () => {
    await answered;
    return { status: true };
  });
  stubApi(removeColumn, async ({ id }) => {
    await answered;
    fake.apply({ type: 'column.remove', id });
    return { status: true };
  });
  const answer = async (end: () => void): Promise<void> => {
    end();
    await waitFor(() => expect(onTheWay.size).toBe(0));
  };
  return { let: () => answer(resolve), refuse: (error: Error) => answer(() => reject(error)) };
};

const add = () => userEvent.click(screen.getByRole('button', { name: 'Add a card to Wishlist' }));

/** Sends a card and leaves its dialog while it is on its way. */
const sendAndLeave = async () => {
  await add();
  await userEvent.type(await screen.findByLabelText(/^Company name/), 'Kestrel');
  await userEvent.type(await title(), 'Pilot{Enter}');
  await waitFor(() => expect(shownBoard()['Wishlist']).toContain('Pilot'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('BJ-18 PL-23 the late answer to one card neither closes the dialog of the next nor forgets its text', async () => {
  const server = await openSlow();
  await sendAndLeave();
  await add();
  expect(await title()).toHaveValue('');
  await userEvent.type(await title(), 'Baker');
  await waitFor(async () => expect(await keptTitle()).toBe('Baker'));
  await server.let();
  expect(await title()).toHaveValue('Baker');
  expect(await keptTitle()).toBe('Baker');
});

test('BJ-18 a card that was sent is forgotten after its dialog was left, and never offered again', async () => {
  const server = await openSlow();
  await sendAndLeave();
  await add();
  expect(await title()).toHaveValue('');
  await server.let();
  await waitFor(async () => expect(await vault.peek(KEY)).toBeUndefined());
  expect(await title()).toHaveValue('');
});

test('BJ-18 PL-23 a card that was refused after its dialog was left is offered again', async () => {
  const server = await openSlow();
  await sendAndLeave();
  await server.refuse(new RefusedReply('unexpected', 'Database on fire'));
  await waitFor(() => expect(shownBoard()['Wishlist']).not.toContain('Pilot'));
  await add();
  expect(await title()).toHaveValue('Pilot');
});

test('BJ-18 PL-23 a card that is sent again after a lost answer is one card', async () => {
  const fake = fakeTracker();
  await openTracker(fake, { vault });
  const sent: unknown[] = [];
  const { confirmCard } = boardCalls.customer;
  const lost = { isLosing: true };
  stubApi(confirmCard, ({ id, cardTitle, description }) => {
    sent.push(id);
    if (lost.isLosing) throw new TypeError('fetch failed');
    fake.confirmed.set(id!, makeCard(id!, { title: cardTitle, description }));
    return { status: true, _id: id!, description, createdAt: fake.board.createdAt };
  });
  await add();
  await userEvent.type(await screen.findByLabelText(/^Company name/), 'Kestrel');
  await userEvent.type(await title(), 'Pilot{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(shownBoard()['Wishlist']).not.toContain('Pilot'));
  lost.isLosing = false;
  await userEvent.type(await title(), '{Enter}');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(new Set(sent).size).toBe(1);
});

test('BJ-22 PL-23 an undo that does not arrive is offered again', async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  await chooseFromMenu(userEvent.setup(), /Menu of card Job 1/, 'Delete');
  const lost = loseCalls(fake, 'restoreCard');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(fake.calls.filter((call) => call === 'restoreCard')).toHaveLength(2));
  lost.isLosing = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(fake.board.columns[0]?.cards.map(({ id }) => id)).toEqual(['1', '2']));
});

test('BJ-22 PL-23 a deletion whose answer is lost can be taken back', async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  const lost = loseCalls(fake, 'removeCard');
  await chooseFromMenu(userEvent.setup(), /Menu of card Job 1/, 'Delete');
  await screen.findAllByText(/No answer came: it may not hav/);
  lost.isLosing = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(fake.calls).toContain('restoreCard'));
});

test('BJ-17 the question of a list that is being deleted stays until the answer, and is gone before the next dialog', async () => {
  const server = await openSlow();
  const user = userEvent.setup();
  await chooseFromMenu(user, /Menu of list Applied/, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  await server.let();
  await waitFor(() => expect(Object.keys(shownBoard())).not.toContain('Applied'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await add();
  await user.type(await title(), 'Baker');
  expect(await title()).toHaveValue('Baker');
});
