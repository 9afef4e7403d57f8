import { boardCalls } from '@portal/shared-contracts/boards';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { fakeBoard, makeCard } from '../testing/fake-board.ts';
import { chooseFromMenu, fakeTracker, openTracker } from '../testing/open-tracker.tsx';
import { cardNamed, shownBoard } from '../testing/shown-board.ts';
import { Page } from './board-page.tsx';

afterEach(() => {
  clearStubs();
  jest.useRealTimers();
});

test('BJ-18 BJ-19 BJ-20 a new card needs company and title and lands on top', async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add a card to Wishlist' }));
  const dialog = await screen.findByRole('dialog', { name: 'New card in Wishlist' });
  await user.type(within(dialog).getByLabelText('Company name'), 'K');
  await user.click(within(dialog).getByRole('button', { name: 'Add card' }));
  await expectVisible(() => within(dialog).getByText('Company name: Min 2 chars.'));
  expect(within(dialog).getByText('Job title: Enter the Job Title')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Company name'), 'estrel');
  await user.type(within(dialog).getByLabelText('Job title'), 'Pilot');
  await user.click(within(dialog).getByRole('button', { name: 'Add card' }));
  await waitFor(() => expect(shownBoard()['Wishlist']).toEqual(['Pilot', 'Job 1', 'Job 2']));
  await waitFor(() => expect(fake.calls).toEqual(['confirmCard', 'placeCard']));
  expect(fake.board.columns[0]?.cards[0]).toMatchObject({ title: 'Pilot', description: 'Kestrel' });
});

test('BJ-18 leaving asks first until the server has the card, also when the board is left for another page', async () => {
  const fake = fakeTracker();
  const unsaved = new Set<string>();
  const page = await openTracker(fake, {
    setUnsaved: (id, isUnsaved) => void (isUnsaved ? unsaved.add(id) : unsaved.delete(id)),
  });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  stubApi(boardCalls.customer.placeCard, async () => {
    await answered;
    return { status: true };
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add a card to Wishlist' }));
  await user.type(await screen.findByLabelText('Company name'), 'Kestrel');
  await user.type(screen.getByLabelText('Job title'), 'Pilot{Enter}');
  await waitFor(() => expect(shownBoard()['Wishlist']).toContain('Pilot'));
  await page.navigate('/elsewhere');
  expect(unsaved.size).toBe(1);
  answer();
  await waitFor(() => expect(unsaved.size).toBe(0));
});

test('BJ-22 a deleted card comes back to its position with Undo', async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  const before = fake.board;
  const user = userEvent.setup();
  await chooseFromMenu(user, /Menu of card Job 1/, 'Delete');
  await waitFor(() => expect(shownBoard()['Wishlist']).toEqual(['Job 2']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shownBoard()['Wishlist']).toEqual(['Job 1', 'Job 2']));
  await waitFor(() => expect(fake.board).toEqual(before));
});

test('BJ-22 a card that cannot be read says so in its dialog, with Retry', async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  fake.refuse('getCard', 'Database on fire');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Job 1' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Internal server error! Please try again later.');
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText(/^Salary/)).toHaveValue('');
});

test('BJ-23 BJ-25 every field of a card is changed in its dialog', async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  const user = userEvent.setup();
  act(() => cardNamed('Job 1').focus());
  await user.keyboard('{Enter}');
  const fields: Record<string, string> = {
    'Company name': 'Meridian',
    'Job title': 'Courier',
    Salary: '$50,000',
    Address: '1 Main St',
    City: 'Austin',
    State: 'Texas',
    'ZIP code': '78701',
    'Link to the post': 'jobs.example.com/9',
  };
  for (const [label, value] of Object.entries(fields)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.calls).toEqual(['getCard', 'getCard', 'updateCard']));
  expect(fake.board.columns[0]?.cards[0]).toMatchObject({
    title: 'Courier',
    description: 'Meridian',
    content: {
      postURL: 'https://jobs.example.com/9',
      salary: '$50,000',
      address: '1 Main St',
      city: 'Austin',
      state: 'Texas',
      zip: '78701',
    },
  });
});

test('BJ-25 a link that is no web address is refused before it is sent', async () => {
  const fake = fakeTracker();
  await openTracker(fake);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Job 1' }));
  await user.type(await screen.findByLabelText(/^Link to the post/), 'javascript://alert(1)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText(/Enter a web address/)).not.toHaveLength(0);
  expect(fake.calls).toEqual(['getCard']);
});

test('BJ-26 a deadline counts down in days, and a missed one says so in words', async () => {
  jest.useFakeTimers({ now: new Date(2026, 4, 10, 12) });
  fakeBoard('customer', {
    Wishlist: [
      makeCard('1', { deadline: '2026-05-19' }),
      makeCard('2', { deadline: '2026-05-10' }),
      makeCard('3', { deadline: '2026-05-08' }),
    ],
  });
  await renderPage(<Page />, { bundles: { boards: en }, flags: ['enable_boards'] });
  await expectVisible(() => screen.getByText('in 9d'));
  expect(screen.getByText('due today')).toBeVisible();
  expect(screen.getByText('2 days overdue')).toBeVisible();
});
