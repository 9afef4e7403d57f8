import { clearStubs } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { fakeBoard } from '../testing/fake-board.ts';
import { fakeTracker, openTracker } from '../testing/open-tracker.tsx';
import { shownBoard } from '../testing/shown-board.ts';
import { Page } from './board-page.tsx';

afterEach(clearStubs);

test('BJ-10 SC-20 the tracker shows its columns with counts and their cards', async () => {
  await openTracker(fakeTracker());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Job Search Tracker');
  expect(shownBoard()).toEqual({ Wishlist: ['Job 1', 'Job 2'], Applied: ['Job 3'], Offer: [] });
  expect(screen.getByRole('region', { name: 'Wishlist, 2 cards' })).toBeVisible();
  expect(screen.getByText('3 cards')).toBeVisible();
});

test('BJ-10 an empty tracker offers Wishlist, Applied, Interview and Offer', async () => {
  const fake = fakeBoard('customer', {});
  await openTracker(fake);
  await userEvent.click(await screen.findByRole('button', { name: 'Start with these lists' }));
  await expectVisible(() => screen.getByRole('region', { name: /Interview/ }));
  expect(fake.calls).toEqual(['addFirstColumns Wishlist,Applied,Interview,Offer']);
});

test('BJ-25 the filter hides other cards, keeps counts visible and is in the address', async () => {
  const fake = fakeTracker();
  const page = await openTracker(fake);
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox', { name: 'Filter cards' }), 'job 3');
  await waitFor(() =>
    expect(shownBoard()).toEqual({ Wishlist: [], Applied: ['Job 3'], Offer: [] }),
  );
  expect(screen.getByText('1 of 3 cards')).toBeVisible();
  expect(page.address()).toContain('q=job+3');
  expect(screen.getByText('No card matches the filter.', { selector: 'p' })).toBeVisible();
});

test('BJ-25 a letter of the filter stands in its field before the event that typed it is over', async () => {
  await openTracker(fakeTracker());
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter cards' });
  const seen: string[] = [];
  // As the browser does it: the value is set past React, then React hears of it.
  const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  for (const text of ['j', 'jo'])
    act(() => {
      put.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      seen.push(field.value);
    });
  expect(seen).toEqual(['j', 'jo']);
});

test('BJ-21 a change in another tab arrives without a reload', async () => {
  const fake = fakeTracker();
  const page = await openTracker(fake);
  fake.board = { ...fake.board, columns: fake.board.columns.slice(1) };
  act(() => page.emit('board.changed', { boardId: 'board-1' }));
  await waitFor(() => expect(Object.keys(shownBoard())).toEqual(['Applied', 'Offer']));
});

test('BJ-27 without enable_boards the page is not available', async () => {
  await renderPage(<Page />, { bundles: { boards: en } });
  expect(screen.getByText('The page is not available')).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
