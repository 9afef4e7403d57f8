import {
  createBoard,
  deleteBoard,
  listBoards,
  renameBoard,
  restoreBoard,
} from '@portal/shared-contracts/boards';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { Page } from './boards-page.tsx';

const boards = [
  {
    _id: 'b1',
    boardTitle: 'This week',
    boardDescription: 'Until Friday',
    createdAt: '2026-02-03T00:00:00.000Z',
    cardCount: 4,
  },
];
const writer = testUser({ role: 'writer' });
const open = () =>
  renderPage(<Page />, {
    bundles: { boards: en },
    flags: ['enable_boards'],
    portal: { user: writer },
  });

afterEach(clearStubs);

test('BJ-11 Tasks Manager lists boards with links to each', async () => {
  stubApi(listBoards, () => ({ boards }));
  await open();
  expect(screen.getByRole('heading', { name: 'Tasks Manager' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^This week/ })).toHaveAttribute(
    'href',
    '/board/b1',
  );
  expect(screen.getByText('4 tasks')).toBeVisible();
});

test('BJ-11 without boards the list says so and offers the first', async () => {
  stubApi(listBoards, () => ({ boards: [] }));
  await open();
  await expectVisible(() => screen.getByText('No Boards To Display!'));
  expect(screen.getAllByRole('button', { name: 'New board' })).toHaveLength(1);
});

test('BJ-11 a list that cannot be read says Internal Server Error', async () => {
  stubApi(listBoards, () => {
    throw new RefusedReply('unexpected', 'Database on fire');
  });
  await open();
  await expectVisible(() => screen.getByText('Internal Server Error'));
});

test('BJ-12 a board needs a name, is sent with its description, and opens', async () => {
  stubApi(listBoards, () => ({ boards }));
  const made: unknown[] = [];
  stubApi(createBoard, (input) => {
    made.push(input);
    return { status: true, _id: 'b2' };
  });
  const page = await open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'New board' }));
  const dialog = await screen.findByRole('dialog', { name: 'New board' });
  await user.click(within(dialog).getByRole('button', { name: 'Create board' }));
  await expectVisible(() => within(dialog).getByText('Board name: Enter the Board Name'));
  await user.type(within(dialog).getByLabelText('Board name'), 'Spring');
  await user.type(within(dialog).getByLabelText(/^Description/), 'All of it');
  await user.click(within(dialog).getByRole('button', { name: 'Create board' }));
  await waitFor(() => expect(page.address()).toBe('/board/b2'));
  expect(made).toEqual([
    { boardTitle: 'Spring', boardDescription: 'All of it', id: expect.any(String) },
  ]);
});

test('BJ-13 deleting a board warns that its tasks go with it', async () => {
  let left = boards;
  stubApi(listBoards, () => ({ boards: left }));
  stubApi(deleteBoard, () => {
    left = [];
    return { status: true };
  });
  await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete board This week' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
  expect(dialog).toHaveTextContent('all its 4 tasks will be deleted');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await expectVisible(() => screen.getByText('No Boards To Display!'));
});

test('BJ-13 a task that is added while the warning stands there is counted, by one reading', async () => {
  let tasks = 0;
  let reads = 0;
  stubApi(listBoards, () => {
    reads += 1;
    return { boards: boards.map((board) => ({ ...board, cardCount: tasks })) };
  });
  const page = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete board This week' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('It has no tasks.');
  tasks = 1;
  // The shell reads again what begins with the key of boards, at once or after its pause.
  await act(async () => page.emit('board.changed', { boardId: 'b1' }));
  await act(() => page.client.invalidateQueries({ queryKey: ['boards'] }));
  await expectVisible(() => screen.getByText(/its 1 task will be deleted/));
  expect(reads).toBe(2);
});

let shown = boards;
const openThisWeek = async () => {
  shown = boards;
  stubApi(listBoards, () => ({ boards: shown }));
  await open();
  return screen.findByRole('link', { name: /^This week/ });
};

test('UX-10 the whole tile leads to its board, and its tools stand beside the way there', async () => {
  const link = await openThisWeek();
  expect(link).toHaveTextContent('Until Friday');
  expect(link).toHaveTextContent('4 tasks');
  expect(within(link).queryByRole('button')).toBeNull();
});

test('UX-10 a board is renamed where it stands', async () => {
  await openThisWeek();
  stubApi(renameBoard, ({ id, boardTitle, boardDescription }) => {
    shown = boards.map((board) => ({ ...board, _id: id, boardTitle, boardDescription }));
    return { status: true };
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Rename board This week' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename board' });
  const name = within(dialog).getByLabelText('Board name');
  expect(name).toHaveValue('This week');
  await user.clear(name);
  await user.type(name, 'Next week');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const renamed = await screen.findByRole('link', { name: /^Next week/ });
  expect(renamed).toHaveTextContent('Until Friday');
});

test('UX-10 a deleted board comes back with Undo', async () => {
  await openThisWeek();
  stubApi(deleteBoard, () => {
    shown = [];
    return { status: true };
  });
  stubApi(restoreBoard, ({ id }) => {
    shown = boards.filter((board) => board._id === id);
    return { status: true };
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete board This week' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await expectVisible(() => screen.getByText('No Boards To Display!'));
  expect(screen.getByText('Board This week deleted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /^This week/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('UX-10 PL-23 an undo that does not arrive is offered again', async () => {
  await openThisWeek();
  stubApi(deleteBoard, () => {
    shown = [];
    return { status: true };
  });
  let isLost = true;
  stubApi(restoreBoard, () => {
    if (isLost) throw new TypeError('fetch failed');
    shown = boards;
    return { status: true };
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete board This week' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveFocus());
  await user.click(undo);
  isLost = false;
  await waitFor(() => expect(undo).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /^This week/ })).toBeVisible();
});

test('UX-18 deleting an empty board does not speak of all its 0 tasks', async () => {
  stubApi(listBoards, () => ({ boards: boards.map((board) => ({ ...board, cardCount: 0 })) }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete board This week' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
  expect(dialog).toHaveTextContent('The board “This week” will be deleted. It has no tasks.');
});
