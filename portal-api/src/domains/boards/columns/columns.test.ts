import { limits } from '@portal/shared-contracts';
import { boardCalls } from '@portal/shared-contracts/boards';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { cardTitles, openTracker } from '../../../../test/tracker.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let customer: TestClient;
let tracker: ReturnType<typeof openTracker>;
const mine = boardCalls.customer;

beforeAll(async () => {
  portal = await createTestApp();
  customer = await portal.signIn('customer');
  tracker = openTracker(customer);
});
afterAll(() => portal.close());

beforeEach(async () => {
  await portal.db().query(`delete from boards where site_id = $1`, ['northwind']);
});

describe('columns', () => {
  test('BJ-15 a new column is titled Title, stands last, and is made once however often it is sent', async () => {
    const { _id: boardId } = await tracker.read();
    await tracker.addColumn('First');
    const id = crypto.randomUUID();
    for (const call of [mine.addColumn, mine.addColumnByMethod, mine.addColumn]) {
      const { body } = await customer.call(call, { boardId, id });
      expect(body).toMatchObject({ _id: id, id, title: 'Title' });
    }
    const { columns } = await tracker.read();
    expect(columns.map((column) => column.title)).toEqual(['First', 'Title']);
    expect(columns[1]?._id).toBe(columns[1]?.id);
  });

  test('BJ-15 an empty board is filled with the usual columns once', async () => {
    const { _id: boardId } = await tracker.read();
    const names = ['Wishlist', 'Applied', 'Interview', 'Offer'];
    await Promise.all([
      customer.call(mine.addFirstColumns, { boardId, titles: names }),
      customer.call(mine.addFirstColumns, { boardId, titles: names }),
    ]);
    expect((await tracker.read()).columns.map((column) => column.title)).toEqual(names);
  });

  test('BJ-16 a title has at least two characters', async () => {
    const id = await tracker.addColumn('Fine');
    expect((await customer.call(mine.renameColumn, { id, title: ' x ' })).status).toBe(400);
    expect((await customer.call(mine.renameColumn, { id, title: ' ok ' })).status).toBe(200);
    expect(Object.keys(cardTitles(await tracker.read()))).toEqual(['ok']);
  });

  test('BJ-17 a deleted column and its cards come back byte for byte, in their order', async () => {
    await tracker.addColumn('Before');
    const column = await tracker.addColumn('Middle');
    await tracker.addColumn('After');
    for (const title of ['Three', 'Two', 'One']) await tracker.addCard(column, title);
    const before = await tracker.read();
    for (const call of [mine.removeColumn, mine.removeColumnByMethod]) {
      expect((await customer.call(call, { id: column })).body).toEqual({ status: true });
      expect(Object.keys(cardTitles(await tracker.read()))).toEqual(['Before', 'After']);
      await customer.call(mine.restoreColumn, { id: column });
      expect(await tracker.read()).toEqual(before);
    }
  });

  test('BJ-17 cards of a deleted list leave their room to others', async () => {
    await tracker.addColumn('Kept');
    const column = await tracker.addColumn('Full');
    const { _id: boardId } = await tracker.read();
    await portal.db().query(
      `insert into board_cards (site_id, id, board_id, column_id, title, created_at)
       select 'northwind', 'full-' || n, $1, $2, 'Card', now() from generate_series(1, $3::int) n`,
      [boardId, column, limits.board.cards],
    );
    const wanted = { boardId, cardTitle: 'One more', description: 'Meridian' };
    expect((await customer.call(mine.confirmCard, wanted)).status).toBe(422);
    await customer.call(mine.removeColumn, { id: column });
    expect((await customer.call(mine.confirmCard, wanted)).status).toBe(200);
    expect(cardTitles(await tracker.read())).toEqual({ Kept: ['One more'] });
  });

  test('BJ-17 after the time of the undo button the deletion is final', async () => {
    const column = await tracker.addColumn('Late');
    await customer.call(mine.removeColumn, { id: column });
    portal.clock.advance(80_000);
    expect((await customer.call(mine.restoreColumn, { id: column })).status).toBe(410);
  });
});
