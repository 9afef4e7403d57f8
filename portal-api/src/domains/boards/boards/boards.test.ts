import {
  boardCalls,
  createBoard,
  deleteBoard,
  deleteBoardByMethod,
  getCustomerBoard,
  getWriterBoard,
  listBoards,
  renameBoard,
  restoreBoard,
} from '@portal/shared-contracts/boards';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { cardTitles, openTracker } from '../../../../test/tracker.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let customer: TestClient;
let writer: TestClient;
let tracker: ReturnType<typeof openTracker>;
const mine = boardCalls.customer;
const tasks = boardCalls.writer;

beforeAll(async () => {
  portal = await createTestApp();
  customer = await portal.signIn('customer');
  writer = await portal.signIn('writer');
  tracker = openTracker(customer);
});
afterAll(() => portal.close());

beforeEach(async () => {
  await portal.db().query(`delete from boards where site_id = $1`, ['northwind']);
});

describe('boards', () => {
  test('BJ-10 SC-20 the first visit makes one tracker, also when two visits race', async () => {
    const [one, two] = await Promise.all([tracker.read(), tracker.read()]);
    expect(one).toMatchObject({ boardTitle: 'Job Search Tracker', columns: [] });
    expect(two._id).toBe(one._id);
  });

  test('BJ-11 BJ-12 BJ-14 a writer makes a board, finds it in the list and opens it', async () => {
    expect((await writer.call(listBoards, {})).body.boards).toEqual([]);
    const input = { boardTitle: ' Clients ', boardDescription: 'Spring' };
    const { body } = await writer.call(createBoard, input);
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
    const input = { boardTitle: 'Once', boardDescription: '', id: crypto.randomUUID() };
    await Promise.all([writer.call(createBoard, input), writer.call(createBoard, input)]);
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

  test('BJ-13 deleting a board again after a lost answer is done, and gives no more time to take it back', async () => {
    const { _id: id } = (await writer.call(createBoard, { boardTitle: 'Gone' })).body;
    await writer.call(deleteBoard, { id });
    portal.clock.advance(50_000);
    expect((await writer.call(deleteBoard, { id })).body).toEqual({ status: true });
    const other = await portal.signIn('writer2');
    expect((await other.call(deleteBoard, { id })).status).toBe(404);
    portal.clock.advance(30_000);
    expect((await writer.call(restoreBoard, { id })).status).toBe(410);
  });

  test('UX-10 a board takes another name, and nobody else can give it one', async () => {
    const { _id: id } = (await writer.call(createBoard, { boardTitle: 'Clients' })).body;
    const names = { boardTitle: ' Spring ', boardDescription: 'Until May' };
    expect((await writer.call(renameBoard, { id, ...names })).body).toEqual({ status: true });
    expect((await writer.call(getWriterBoard, { id })).body).toMatchObject({
      boardTitle: 'Spring',
      boardDescription: 'Until May',
    });
    const other = await portal.signIn('writer2');
    expect((await other.call(renameBoard, { id, boardTitle: 'Mine' })).status).toBe(404);
    expect((await writer.call(renameBoard, { id, boardTitle: ' ' })).status).toBe(400);
  });

  test('UX-10 a deleted board comes back with its tasks for as long as the page offers it', async () => {
    const { _id: id } = (await writer.call(createBoard, { boardTitle: 'Clients' })).body;
    const { _id: column } = (await writer.call(tasks.addColumn, { boardId: id })).body;
    const before = (await writer.call(getWriterBoard, { id })).body;
    await writer.call(deleteBoard, { id });
    const other = await portal.signIn('writer2');
    expect((await other.call(restoreBoard, { id })).status).toBe(404);
    expect((await writer.call(restoreBoard, { id })).body).toEqual({ status: true });
    expect((await writer.call(getWriterBoard, { id })).body).toEqual(before);
    expect(before.columns.map((each) => each.id)).toEqual([column]);
    await writer.call(deleteBoard, { id });
    portal.clock.advance(80_000);
    expect((await writer.call(restoreBoard, { id })).status).toBe(410);
  });

  test('BJ-13 BJ-15 BJ-17 BJ-22 a changing GET needs the header of the portal and refuses prefetch', async () => {
    const column = await tracker.addColumn('Kept');
    const card = await tracker.addCard(column, 'Kept card');
    const { _id } = await tracker.read();
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
    expect(cardTitles(await tracker.read())).toEqual({ Kept: ['Kept card'] });
  });

  test('BJ-27 without enable_boards every call says that the page is not available', async () => {
    const reply = await (await portal.signIn('customer', 'acme')).call(getCustomerBoard, {});
    expect(reply).toMatchObject({ status: 404, error: { message: 'The page is not available' } });
  });

  test('BJ-10 BJ-14 a board, column or card of somebody else does not exist', async () => {
    const column = await tracker.addColumn('Private');
    const card = await tracker.addCard(column, 'Secret');
    const other = await portal.signIn('newCustomer');
    const { _id: boardId } = await tracker.read();
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
    expect(cardTitles(await tracker.read())).toEqual({ Private: ['Secret'] });
  });
});
