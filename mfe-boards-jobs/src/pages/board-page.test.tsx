import { clearStubs } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { fakeBoard, makeCard, type FakeBoard } from '../testing/fake-board.ts';
import { cardNamed, shownBoard } from '../testing/shown-board.ts';
import { Page } from './board-page.tsx';

const flags = ['enable_boards'] as const;

const open = async (fake: FakeBoard) => {
  const page = await renderPage(<Page />, { bundles: { boards: en }, flags });
  if (fake.board.columns.length > 0) await screen.findByRole('region', { name: /Wishlist/ });
  return page;
};
const tracker = () =>
  fakeBoard('customer', {
    Wishlist: [makeCard('1'), makeCard('2')],
    Applied: [makeCard('3')],
    Offer: [],
  });
type Person = ReturnType<typeof userEvent.setup>;
const menuOf = async (user: Person, name: RegExp, item: string) => {
  await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

afterEach(() => {
  clearStubs();
  jest.useRealTimers();
});

test('BJ-10 SC-20 the tracker shows its columns with counts and their cards', async () => {
  await open(tracker());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Job Search Tracker');
  expect(shownBoard()).toEqual({ Wishlist: ['Job 1', 'Job 2'], Applied: ['Job 3'], Offer: [] });
  expect(screen.getByRole('region', { name: 'Wishlist, 2 cards' })).toBeVisible();
  expect(screen.getByText('3 cards')).toBeVisible();
});

test('BJ-10 an empty tracker offers Wishlist, Applied, Interview and Offer', async () => {
  const fake = fakeBoard('customer', {});
  await open(fake);
  await userEvent.click(await screen.findByRole('button', { name: 'Start with these lists' }));
  await expectVisible(() => screen.getByRole('region', { name: /Interview/ }));
  expect(fake.calls).toEqual(['addFirstColumns Wishlist,Applied,Interview,Offer']);
});

test('BJ-15 + ADD LIST adds a column titled Title behind the others', async () => {
  const fake = tracker();
  await open(fake);
  await userEvent.click(screen.getByRole('button', { name: '+ ADD LIST' }));
  await waitFor(() => expect(Object.keys(shownBoard()).at(-1)).toBe('Title'));
  await waitFor(() => expect(fake.board.columns.at(-1)?.title).toBe('Title'));
});

test('BJ-16 Edit Title asks for at least two characters and renames the column', async () => {
  const fake = tracker();
  await open(fake);
  const user = userEvent.setup();
  await menuOf(user, /Menu of list Applied/, 'Edit');
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
  const fake = tracker();
  await open(fake);
  const before = fake.board;
  const user = userEvent.setup();
  await menuOf(user, /Menu of list Wishlist/, 'Delete');
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
  const fake = tracker();
  await open(fake);
  fake.refuse('removeColumn', 'Database on fire');
  const user = userEvent.setup();
  await menuOf(user, /Menu of list Wishlist/, 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await expectVisible(() =>
    within(dialog).getByText('Internal Server Error! Please try again later.'),
  );
  expect(Object.keys(shownBoard())).toContain('Wishlist');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('BJ-18 BJ-19 BJ-20 a new card needs company and title and lands on top', async () => {
  const fake = tracker();
  await open(fake);
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
  expect(fake.calls).toEqual(['confirmCard', 'placeCard']);
  expect(fake.board.columns[0]?.cards[0]).toMatchObject({ title: 'Pilot', description: 'Kestrel' });
});

test('BJ-18 BJ-21 Space lifts, arrows move, Space drops; the place is announced and the focus stays', async () => {
  const fake = tracker();
  await open(fake);
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
  const fake = tracker();
  await open(fake);
  const user = userEvent.setup();
  act(() => cardNamed('Job 1').focus());
  await user.keyboard(' {ArrowRight}');
  act(() => (document.activeElement as HTMLElement).blur());
  fireEvent.keyDown(document.body, { key: ' ' });
  await waitFor(() => expect(fake.calls).toEqual(['moveCard 1 list-Applied 0']));
  expect(shownBoard()['Applied']).toEqual(['Job 1', 'Job 3']);
});

test('BJ-18 the focus that follows a moved card never takes it back from where the person went', async () => {
  const fake = tracker();
  await open(fake);
  const user = userEvent.setup();
  act(() => cardNamed('Job 1').focus());
  await user.keyboard(' {ArrowRight} ');
  act(() => cardNamed('Job 2').focus());
  await act(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(cardNamed('Job 2')).toHaveFocus();
});

test('BJ-18 Escape puts a lifted card back and tells the server nothing', async () => {
  const fake = tracker();
  await open(fake);
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
  const fake = tracker();
  await open(fake);
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await menuOf(user, /Menu of card Job 2/, 'Move to…');
  const dialog = await screen.findByRole('dialog', { name: 'Move “Job 2”' });
  await user.click(within(dialog).getByRole('radio', { name: 'Applied (1)' }));
  const place = within(dialog).getByRole('spinbutton');
  await user.clear(place);
  await user.type(place, '2');
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(shownBoard()['Applied']).toEqual(['Job 3', 'Job 2']));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(shownBoard()['Wishlist']).toEqual(['Job 1', 'Job 2']));
  await waitFor(() =>
    expect(fake.calls).toEqual(['moveCard 2 list-Applied 1', 'moveCard 2 list-Wishlist 1']),
  );
  await menuOf(user, /Menu of card Job 1/, 'Delete');
  await expectVisible(() => screen.getByRole('button', { name: 'Undo' }));
  act(() => jest.advanceTimersByTime(9_000));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  act(() => jest.advanceTimersByTime(1_100));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('BJ-21 a move that the server refuses goes back, and the reason is said', async () => {
  const fake = tracker();
  await open(fake);
  fake.refuse('moveCard 1 list-Wishlist 1', 'This list does not exist any more.');
  const user = userEvent.setup();
  act(() => cardNamed('Job 1').focus());
  await user.keyboard(' {ArrowDown} ');
  const reason = 'The card went back to its place. This list does not exist any more.';
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  expect(shownBoard()['Wishlist']).toEqual(['Job 1', 'Job 2']);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('BJ-22 a deleted card comes back to its place with Undo', async () => {
  const fake = tracker();
  await open(fake);
  const before = fake.board;
  const user = userEvent.setup();
  await menuOf(user, /Menu of card Job 1/, 'Delete');
  await waitFor(() => expect(shownBoard()['Wishlist']).toEqual(['Job 2']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shownBoard()['Wishlist']).toEqual(['Job 1', 'Job 2']));
  await waitFor(() => expect(fake.board).toEqual(before));
});

test('BJ-22 a card that cannot be read says so in its dialog, with Retry', async () => {
  const fake = tracker();
  await open(fake);
  fake.refuse('getCard', 'Database on fire');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Job 1' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Internal server error! Please try again later.');
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText(/^Salary/)).toHaveValue('');
});

test('BJ-23 BJ-25 every field of a card is changed in its dialog', async () => {
  const fake = tracker();
  await open(fake);
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
  await waitFor(() => expect(fake.calls).toEqual(['getCard', 'updateCard']));
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
  const fake = tracker();
  await open(fake);
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
  await renderPage(<Page />, { bundles: { boards: en }, flags });
  await expectVisible(() => screen.getByText('in 9d'));
  expect(screen.getByText('due today')).toBeVisible();
  expect(screen.getByText('2 days overdue')).toBeVisible();
});

test('BJ-25 the filter hides other cards, keeps counts in sight and stands in the address', async () => {
  const fake = tracker();
  const page = await open(fake);
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox', { name: 'Filter cards' }), 'job 3');
  await waitFor(() =>
    expect(shownBoard()).toEqual({ Wishlist: [], Applied: ['Job 3'], Offer: [] }),
  );
  expect(screen.getByText('1 of 3 cards')).toBeVisible();
  expect(page.address()).toContain('q=job+3');
  expect(screen.getByText('No card matches the filter.', { selector: 'p' })).toBeVisible();
});

test('BJ-21 a change in another tab arrives without a reload', async () => {
  const fake = tracker();
  const page = await open(fake);
  fake.board = { ...fake.board, columns: fake.board.columns.slice(1) };
  act(() => page.emit('board.changed', { boardId: 'board-1' }));
  await waitFor(() => expect(Object.keys(shownBoard())).toEqual(['Applied', 'Offer']));
});

test('BJ-27 without enable_boards the page is not available', async () => {
  await renderPage(<Page />, { bundles: { boards: en } });
  expect(screen.getByText('The page is not available')).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
