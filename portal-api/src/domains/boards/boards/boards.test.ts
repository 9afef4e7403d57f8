import {
  boardCalls,
  createBoard,
  deleteBoard,
  deleteBoardByMethod,
  getCustomerBoard,
  getWriterBoard,
  listBoards,
  updateCustomerCard,
  updateWriterCard,
  type Board,
} from '@portal/shared-contracts/boards';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let customer: TestClient;
let writer: TestClient;
const mine = boardCalls.customer;
const tasks = boardCalls.writer;

beforeAll(async () => {
  portal = await createTestApp();
  customer = await portal.signIn('customer');
  writer = await portal.signIn('writer');
});
afterAll(() => portal.close());

const tracker = async (): Promise<Board> => (await customer.call(getCustomerBoard, {})).body;

const titles = (board: Board): Record<string, string[]> =>
  Object.fromEntries(
    board.columns.map((column) => [column.title, column.cards.map((card) => card.title)]),
  );

const addColumn = async (title: string): Promise<string> => {
  const { _id } = (await customer.call(mine.addColumn, { boardId: (await tracker())._id })).body;
  await customer.call(mine.renameColumn, { id: _id, title });
  return _id;
};

const addCard = async (column: string, title: string): Promise<string> => {
  const boardId = (await tracker())._id;
  const { body } = await customer.call(mine.confirmCard, {
    boardId,
    cardTitle: title,
    description: 'Meridian Parcel',
  });
  await customer.call(mine.placeCard, { column, card: body._id });
  return body._id;
};

const move = (card: string, column: string, index: number, operation?: string) =>
  tracker().then((board) =>
    customer.call(mine.moveCard, {
      board: board._id,
      card,
      fromPosition: { column, index: 0 },
      toPosition: { column, index },
      ...(operation ? { operation } : {}),
    }),
  );

beforeEach(async () => {
  await portal.db().query(`delete from boards where site_id = $1`, ['northwind']);
});

describe('boards', () => {
  test('BJ-10 SC-20 the first visit makes one tracker, also when two visits race', async () => {
    const [one, two] = await Promise.all([tracker(), tracker()]);
    expect(one).toMatchObject({ boardTitle: 'Job Search Tracker', columns: [] });
    expect(two._id).toBe(one._id);
  });

  test('BJ-11 BJ-12 BJ-14 a writer makes a board, finds it in the list and opens it', async () => {
    expect((await writer.call(listBoards, {})).body.boards).toEqual([]);
    const wish = { boardTitle: ' Clients ', boardDescription: 'Spring' };
    const { body } = await writer.call(createBoard, wish);
    const { boards } = (await writer.call(listBoards, {})).body;
    expect(boards).toEqual([
      expect.objectContaining({ _id: body._id, boardTitle: 'Clients', cardCount: 0 }),
    ]);
    const opened = (await writer.call(getWriterBoard, { id: body._id })).body;
    expect(opened).toMatchObject({
      boardTitle: 'Clients',
      boardDescription: 'Spring',
      columns: [],
    });
  });

  test('BJ-12 the same board sent twice is made once, and one without a name is refused', async () => {
    const wish = { boardTitle: 'Once', boardDescription: '', id: crypto.randomUUID() };
    await Promise.all([writer.call(createBoard, wish), writer.call(createBoard, wish)]);
    expect((await writer.call(listBoards, {})).body.boards).toHaveLength(1);
    const refused = await writer.call(createBoard, { boardTitle: '  ' });
    expect(refused).toMatchObject({
      status: 400,
      error: { errors: { boardTitle: expect.anything() } },
    });
  });

  test('BJ-13 deleting a board works as written and by its method, and takes its tasks along', async () => {
    for (const call of [deleteBoard, deleteBoardByMethod]) {
      const { _id } = (await writer.call(createBoard, { boardTitle: 'Gone' })).body;
      expect((await writer.call(call, { id: _id })).body).toEqual({ status: true });
      expect((await writer.call(getWriterBoard, { id: _id })).status).toBe(404);
    }
  });

  test('BJ-13 BJ-15 BJ-17 BJ-22 a changing GET needs the header of the portal and refuses prefetch', async () => {
    const column = await addColumn('Kept');
    const card = await addCard(column, 'Kept card');
    const { _id } = await tracker();
    const paths = [`list/new/${_id}`, `list/${column}/delete`, `card/${card}/delete`];
    for (const path of paths) {
      const url = `/api/customer/${path}`;
      expect((await customer.inject({ url })).statusCode).toBe(403);
      const portalHeader = { 'x-requested-with': 'portal' };
      for (const headers of [{ 'sec-purpose': 'prefetch' }, { 'sec-fetch-site': 'cross-site' }])
        expect(
          (await customer.inject({ url, headers: { ...portalHeader, ...headers } })).statusCode,
        ).toBe(403);
    }
    expect(titles(await tracker())).toEqual({ Kept: ['Kept card'] });
  });

  test('BJ-27 without enable_boards every call says that the page is not available', async () => {
    const reply = await (await portal.signIn('customer', 'acme')).call(getCustomerBoard, {});
    expect(reply).toMatchObject({ status: 404, error: { message: 'The page is not available' } });
  });

  test('BJ-10 BJ-14 a board, column or card of somebody else does not exist', async () => {
    const column = await addColumn('Private');
    const card = await addCard(column, 'Secret');
    const other = await portal.signIn('newCustomer');
    const { _id: boardId } = await tracker();
    const at = { column, index: 0 };
    const replies = await Promise.all([
      other.call(mine.addColumn, { boardId }),
      other.call(mine.renameColumn, { id: column, title: 'Mine' }),
      other.call(mine.removeColumn, { id: column }),
      other.call(mine.restoreColumn, { id: column }),
      other.call(mine.getCard, { id: card }),
      other.call(mine.removeCard, { id: card }),
      other.call(mine.moveCard, { board: boardId, card, fromPosition: at, toPosition: at }),
      writer.call(getWriterBoard, { id: boardId }),
      writer.call(tasks.getCard, { id: card }),
    ]);
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 404));
    expect(titles(await tracker())).toEqual({ Private: ['Secret'] });
  });
});

describe('columns', () => {
  test('BJ-15 a new column is titled Title, stands last, and is made once however often it is sent', async () => {
    const { _id: boardId } = await tracker();
    await addColumn('First');
    const id = crypto.randomUUID();
    for (const call of [mine.addColumn, mine.addColumnByMethod, mine.addColumn]) {
      const { body } = await customer.call(call, { boardId, id });
      expect(body).toMatchObject({ _id: id, id, title: 'Title' });
    }
    const { columns } = await tracker();
    expect(columns.map((column) => column.title)).toEqual(['First', 'Title']);
    expect(columns[1]?._id).toBe(columns[1]?.id);
  });

  test('BJ-15 an empty board is filled with the usual columns once', async () => {
    const { _id: boardId } = await tracker();
    const names = ['Wishlist', 'Applied', 'Interview', 'Offer'];
    await Promise.all([
      customer.call(mine.addFirstColumns, { boardId, titles: names }),
      customer.call(mine.addFirstColumns, { boardId, titles: names }),
    ]);
    expect((await tracker()).columns.map((column) => column.title)).toEqual(names);
  });

  test('BJ-16 a title has at least two characters', async () => {
    const id = await addColumn('Fine');
    expect((await customer.call(mine.renameColumn, { id, title: ' x ' })).status).toBe(400);
    expect((await customer.call(mine.renameColumn, { id, title: ' ok ' })).status).toBe(200);
    expect(Object.keys(titles(await tracker()))).toEqual(['ok']);
  });

  test('BJ-17 a deleted column and its cards come back byte for byte, in their order', async () => {
    await addColumn('Before');
    const column = await addColumn('Middle');
    await addColumn('After');
    for (const title of ['Three', 'Two', 'One']) await addCard(column, title);
    const before = await tracker();
    for (const call of [mine.removeColumn, mine.removeColumnByMethod]) {
      expect((await customer.call(call, { id: column })).body).toEqual({ status: true });
      expect(Object.keys(titles(await tracker()))).toEqual(['Before', 'After']);
      await customer.call(mine.restoreColumn, { id: column });
      expect(await tracker()).toEqual(before);
    }
  });

  test('BJ-17 after the time of the undo button the deletion is final', async () => {
    const column = await addColumn('Late');
    await customer.call(mine.removeColumn, { id: column });
    portal.clock.advance(80_000);
    expect((await customer.call(mine.restoreColumn, { id: column })).status).toBe(410);
  });
});

describe('cards', () => {
  test('BJ-18 BJ-20 SC-21 a new card is confirmed, then lands on top of its column', async () => {
    const column = await addColumn('Wishlist');
    await addCard(column, 'Older');
    const { _id: boardId } = await tracker();
    const made = await customer.call(mine.confirmCard, {
      boardId,
      cardTitle: 'Newer',
      description: 'Kestrel Airways',
    });
    expect(made.body).toMatchObject({ description: 'Kestrel Airways', status: true });
    expect(Date.parse(made.body.createdAt)).not.toBeNaN();
    await customer.call(mine.placeCard, { column, card: { id: made.body._id } });
    const [card] = (await tracker()).columns[0]?.cards ?? [];
    expect(card).toMatchObject({
      id: made.body._id,
      _id: made.body._id,
      title: 'Newer',
      description: 'Kestrel Airways',
      date: made.body.createdAt,
    });
  });

  test('BJ-20 a card whose second call never came stands in the first column, and a late call still places it', async () => {
    await addColumn('First');
    const second = await addColumn('Second');
    const { _id: boardId } = await tracker();
    const wish = { boardId, cardTitle: 'Lost', description: 'Foxglove Studio' };
    const { _id } = (await customer.call(mine.confirmCard, wish)).body;
    expect(titles(await tracker())).toEqual({ First: ['Lost'], Second: [] });
    await customer.call(mine.placeCard, { column: second, card: _id });
    expect(titles(await tracker())).toEqual({ First: [], Second: ['Lost'] });
  });

  test('BJ-20 both calls sent twice make one card, and a repeat does not move it back', async () => {
    const column = await addColumn('Here');
    const other = await addColumn('There');
    const { _id: boardId } = await tracker();
    const id = crypto.randomUUID();
    const wish = { boardId, cardTitle: 'Once', description: 'Deltaforge', id };
    await customer.call(mine.confirmCard, wish);
    await customer.call(mine.confirmCard, wish);
    await customer.call(mine.placeCard, { column, card: id });
    await move(id, other, 0);
    await customer.call(mine.placeCard, { column, card: id });
    expect(titles(await tracker())).toEqual({ Here: [], There: ['Once'] });
  });

  test('BJ-19 a customer names company and job, a writer a title, each with two characters', async () => {
    const { _id: boardId } = await tracker();
    const wish = { boardId, cardTitle: 'Analyst', description: 'Umbra Security' };
    for (const wrong of [{ cardTitle: 'A' }, { description: 'U' }, { description: '' }])
      expect((await customer.call(mine.confirmCard, { ...wish, ...wrong })).status).toBe(400);
    const board = (await writer.call(createBoard, { boardTitle: 'Tasks' })).body._id;
    const task = { boardId: board, cardTitle: 'Ok', description: '' };
    expect((await writer.call(tasks.confirmCard, task)).status).toBe(200);
    expect((await writer.call(tasks.confirmCard, { ...task, cardTitle: 'x' })).status).toBe(400);
  });

  test('BJ-21 a drop puts the card at its place; beyond the end means at the end', async () => {
    const left = await addColumn('Left');
    const right = await addColumn('Right');
    for (const title of ['C', 'B', 'A']) await addCard(left, `Card ${title}`);
    const [a = ''] = (await tracker()).columns[0]?.cards.map((card) => card.id) ?? [];
    expect((await move(a, left, 1)).body.position).toEqual({ column: left, index: 1 });
    expect(titles(await tracker())['Left']).toEqual(['Card B', 'Card A', 'Card C']);
    expect((await move(a, right, 99)).body.position).toEqual({ column: right, index: 0 });
    expect(titles(await tracker())).toEqual({ Left: ['Card B', 'Card C'], Right: ['Card A'] });
  });

  test('BJ-21 a move whose answer was lost can be sent again without undoing a later one', async () => {
    const left = await addColumn('Left');
    const right = await addColumn('Right');
    const card = await addCard(left, 'Traveller');
    const operation = crypto.randomUUID();
    await move(card, right, 0, operation);
    await move(card, left, 0);
    await move(card, right, 0, operation);
    expect(titles(await tracker())).toEqual({ Left: ['Traveller'], Right: [] });
  });

  test('BJ-22 a card is read, deleted and brought back to its exact place', async () => {
    const column = await addColumn('Here');
    for (const title of ['Three', 'Two', 'One']) await addCard(column, title);
    const before = await tracker();
    const two = before.columns[0]?.cards[1]?.id ?? '';
    const read = await customer.call(mine.getCard, { id: two });
    expect(read.body).toMatchObject({ card: { title: 'Two' }, columnId: column });
    for (const call of [mine.removeCard, mine.removeCardByMethod]) {
      expect((await customer.call(call, { id: two })).body).toEqual({ status: true });
      expect(titles(await tracker())['Here']).toEqual(['One', 'Three']);
      expect((await customer.call(mine.getCard, { id: two })).status).toBe(404);
      await customer.call(mine.restoreCard, { id: two });
      expect(await tracker()).toEqual(before);
    }
  });

  test('BJ-22 a card restored after its column was deleted is not lost', async () => {
    await addColumn('Stays');
    const doomed = await addColumn('Doomed');
    const card = await addCard(doomed, 'Survivor');
    await customer.call(mine.removeCard, { id: card });
    await customer.call(mine.removeColumn, { id: doomed });
    await customer.call(mine.restoreCard, { id: card });
    expect(titles(await tracker())).toEqual({ Stays: ['Survivor'] });
  });

  test('BJ-17 BJ-21 cards of a deleted column are deleted with it', async () => {
    const doomed = await addColumn('Doomed');
    const other = await addColumn('Other');
    const card = await addCard(doomed, 'Gone');
    await customer.call(mine.removeColumn, { id: doomed });
    expect((await move(card, other, 0)).status).toBe(404);
    expect((await customer.call(mine.getCard, { id: card })).status).toBe(404);
  });

  test('BJ-23 BJ-25 a customer changes every field, and the description keeps only its formatting', async () => {
    const column = await addColumn('Here');
    const id = await addCard(column, 'Draft title');
    const content = {
      postURL: 'https://jobs.example.com/1',
      salary: '$90,000',
      deadline: '2030-01-31',
      address: '1 Main St',
      city: 'Austin',
      state: 'Texas',
      zip: '78701',
      descriptionContent: '<p>Call <b>Ann</b><script>x()</script><img src=x onerror=x()></p>',
    };
    const { body } = await customer.call(updateCustomerCard, {
      id,
      title: 'Engineer',
      description: 'Thistle Cloud',
      content,
    });
    expect(body.card).toMatchObject({ title: 'Engineer', description: 'Thistle Cloud' });
    expect(body.card.content).toEqual({
      ...content,
      descriptionContent: '<p>Call <b>Ann</b></p>',
    });
    const wrong = { ...content, postURL: 'javascript:alert(1)' };
    const input = { id, title: 'Engineer', description: 'Thistle Cloud', content: wrong };
    expect((await customer.call(updateCustomerCard, input)).status).toBe(400);
  });

  test('BJ-23 BJ-24 a writer sets priority and deadline', async () => {
    const boardId = (await writer.call(createBoard, { boardTitle: 'Tasks' })).body._id;
    const wish = { boardId, cardTitle: 'Rewrite summary', description: '' };
    const { _id: id } = (await writer.call(tasks.confirmCard, wish)).body;
    const { body } = await writer.call(updateWriterCard, {
      id,
      title: 'Rewrite',
      descriptionContent: '<ul><li>One</li></ul>',
      priority: 'Highest',
      deadline: '2030-02-03T10:00:00Z',
    });
    expect(body.card).toMatchObject({
      title: 'Rewrite',
      priority: 'Highest',
      deadline: '2030-02-03',
      content: { descriptionContent: '<ul><li>One</li></ul>' },
    });
    const odd = { id, title: 'Rewrite', priority: 'Urgent' as 'High' };
    expect((await writer.call(updateWriterCard, odd)).status).toBe(400);
  });
});
