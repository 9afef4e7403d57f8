import { getWriterBoard } from '@portal/shared-contracts/boards';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { fakeBoard, makeCard } from '../testing/fake-board.ts';
import { shownBoard } from '../testing/shown-board.ts';
import { Page } from './writer-board-page.tsx';

const openBoard = () =>
  renderPage(<Page />, {
    bundles: { boards: en },
    flags: ['enable_boards'],
    portal: { user: testUser({ role: 'writer' }) },
    path: '/board/board-1',
    pattern: '/board/:id',
  });

afterEach(clearStubs);

test('BJ-14 BJ-24 a board shows its title, columns and the priorities of its cards', async () => {
  const priorities = ['Highest', 'High', 'Medium', 'Low', 'Lowest'] as const;
  fakeBoard('writer', { Todo: priorities.map((priority) => makeCard(priority, { priority })) });
  await openBoard();
  await waitFor(() => expect(shownBoard()['Todo']).toHaveLength(5));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tasks');
  for (const priority of priorities) expect(screen.getByText(priority)).toBeVisible();
});

test('BJ-13 BJ-14 UX-16 a board that was deleted elsewhere does not stay on screen, and leads back to the others', async () => {
  fakeBoard('writer', { Todo: [makeCard('1')] });
  const page = await openBoard();
  await screen.findByRole('region', { name: /Todo/ });
  stubApi(getWriterBoard, () => {
    throw new RefusedReply('not-found', 'This board does not exist.');
  });
  act(() => page.emit('board.changed', { boardId: 'board-1' }));
  await expectVisible(() => screen.getByText('This board does not exist.'));
  expect(screen.queryByRole('region', { name: /Todo/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Tasks Manager' })).toHaveAttribute('href', '/boards');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('BJ-19 BJ-23 a writer adds a card by its title alone and sets its priority', async () => {
  const fake = fakeBoard('writer', { Todo: [] });
  await openBoard();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add a card to Todo' }));
  const dialog = await screen.findByRole('dialog', { name: 'New card in Todo' });
  expect(within(dialog).queryByLabelText('Company name')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Add card' }));
  await expectVisible(() => within(dialog).getByText('Title: Enter the Title'));
  await user.type(within(dialog).getByLabelText('Title'), 'Rewrite');
  await user.click(within(dialog).getByRole('button', { name: 'Add card' }));
  await waitFor(() => expect(shownBoard()['Todo']).toEqual(['Rewrite']));
  // It is shown before the server has it.
  await waitFor(() => expect(fake.calls).toContain('placeCard'));
  await user.click(screen.getByRole('button', { name: 'Rewrite' }));
  await user.click(await screen.findByRole('radio', { name: 'High' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.board.columns[0]?.cards[0]?.priority).toBe('High'));
});
