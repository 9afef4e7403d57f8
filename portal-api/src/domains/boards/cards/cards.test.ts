import {
  boardCalls,
  createBoard,
  updateCustomerCard,
  updateWriterCard,
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

describe('cards', () => {
  test('BJ-18 BJ-20 a new card is confirmed, then lands on top of its column', async () => {
    const column = await tracker.addColumn('Wishlist');
    await tracker.addCard(column, 'Older');
    const { _id: boardId } = await tracker.read();
    const made = await customer.call(mine.confirmCard, {
      boardId,
      cardTitle: 'Newer',
      description: 'Kestrel Airways',
    });
    expect(made.body).toMatchObject({ description: 'Kestrel Airways', status: true });
    expect(Date.parse(made.body.createdAt)).not.toBeNaN();
    await customer.call(mine.placeCard, { column, card: { id: made.body._id } });
    const [card] = (await tracker.read()).columns[0]?.cards ?? [];
    expect(card).toMatchObject({
      id: made.body._id,
      _id: made.body._id,
      title: 'Newer',
      description: 'Kestrel Airways',
      date: made.body.createdAt,
    });
  });

  test('BJ-20 a card whose second call never came stands in the first column, and a late call still places it', async () => {
    await tracker.addColumn('First');
    const second = await tracker.addColumn('Second');
    const { _id: boardId } = await tracker.read();
    const input = { boardId, cardTitle: 'Lost', description: 'Foxglove Studio' };
    const { _id } = (await customer.call(mine.confirmCard, input)).body;
    expect(cardTitles(await tracker.read())).toEqual({ First: ['Lost'], Second: [] });
    await customer.call(mine.placeCard, { column: second, card: _id });
    expect(cardTitles(await tracker.read())).toEqual({ First: [], Second: ['Lost'] });
  });

  test('BJ-20 both calls sent twice make one card, and a repeat does not move it back', async () => {
    const column = await tracker.addColumn('Here');
    const other = await tracker.addColumn('There');
    const { _id: boardId } = await tracker.read();
    const id = crypto.randomUUID();
    const input = { boardId, cardTitle: 'Once', description: 'Deltaforge', id };
    await customer.call(mine.confirmCard, input);
    await customer.call(mine.confirmCard, input);
    await customer.call(mine.placeCard, { column, card: id });
    await tracker.move(id, other, 0);
    await customer.call(mine.placeCard, { column, card: id });
    expect(cardTitles(await tracker.read())).toEqual({ Here: [], There: ['Once'] });
  });

  test('BJ-19 a customer names company and job, a writer a title, each with two characters', async () => {
    const { _id: boardId } = await tracker.read();
    const input = { boardId, cardTitle: 'Analyst', description: 'Umbra Security' };
    for (const wrong of [{ cardTitle: 'A' }, { description: 'U' }, { description: '' }])
      expect((await customer.call(mine.confirmCard, { ...input, ...wrong })).status).toBe(400);
    const board = (await writer.call(createBoard, { boardTitle: 'Tasks' })).body._id;
    const task = { boardId: board, cardTitle: 'Ok', description: '' };
    expect((await writer.call(tasks.confirmCard, task)).status).toBe(200);
    expect((await writer.call(tasks.confirmCard, { ...task, cardTitle: 'x' })).status).toBe(400);
  });

  test('BJ-21 a drop puts the card at its place; beyond the end means at the end', async () => {
    const left = await tracker.addColumn('Left');
    const right = await tracker.addColumn('Right');
    for (const title of ['C', 'B', 'A']) await tracker.addCard(left, `Card ${title}`);
    const [a = ''] = (await tracker.read()).columns[0]?.cards.map((card) => card.id) ?? [];
    expect((await tracker.move(a, left, 1)).body.position).toEqual({ column: left, index: 1 });
    expect(cardTitles(await tracker.read())['Left']).toEqual(['Card B', 'Card A', 'Card C']);
    expect((await tracker.move(a, right, 99)).body.position).toEqual({ column: right, index: 0 });
    expect(cardTitles(await tracker.read())).toEqual({
      Left: ['Card B', 'Card C'],
      Right: ['Card A'],
    });
  });

  test('BJ-21 a move whose answer was lost can be sent again without undoing a later one', async () => {
    const left = await tracker.addColumn('Left');
    const right = await tracker.addColumn('Right');
    const card = await tracker.addCard(left, 'Traveller');
    const operation = crypto.randomUUID();
    await tracker.move(card, right, 0, operation);
    await tracker.move(card, left, 0);
    await tracker.move(card, right, 0, operation);
    expect(cardTitles(await tracker.read())).toEqual({ Left: ['Traveller'], Right: [] });
  });

  test('BJ-22 a card is read, deleted and brought back to its exact place', async () => {
    const column = await tracker.addColumn('Here');
    for (const title of ['Three', 'Two', 'One']) await tracker.addCard(column, title);
    const before = await tracker.read();
    const two = before.columns[0]?.cards[1]?.id ?? '';
    const read = await customer.call(mine.getCard, { id: two });
    expect(read.body).toMatchObject({ card: { title: 'Two' }, columnId: column });
    for (const call of [mine.removeCard, mine.removeCardByMethod]) {
      expect((await customer.call(call, { id: two })).body).toEqual({ status: true });
      expect(cardTitles(await tracker.read())['Here']).toEqual(['One', 'Three']);
      expect((await customer.call(mine.getCard, { id: two })).status).toBe(404);
      await customer.call(mine.restoreCard, { id: two });
      expect(await tracker.read()).toEqual(before);
    }
  });

  test('BJ-22 a card restored after its column was deleted is not lost', async () => {
    await tracker.addColumn('Stays');
    const doomed = await tracker.addColumn('Doomed');
    const card = await tracker.addCard(doomed, 'Survivor');
    await customer.call(mine.removeCard, { id: card });
    await customer.call(mine.removeColumn, { id: doomed });
    await customer.call(mine.restoreCard, { id: card });
    expect(cardTitles(await tracker.read())).toEqual({ Stays: ['Survivor'] });
  });

  test('BJ-17 BJ-21 cards of a deleted column are deleted with it', async () => {
    const doomed = await tracker.addColumn('Doomed');
    const other = await tracker.addColumn('Other');
    const card = await tracker.addCard(doomed, 'Gone');
    await customer.call(mine.removeColumn, { id: doomed });
    expect((await tracker.move(card, other, 0)).status).toBe(404);
    expect((await customer.call(mine.getCard, { id: card })).status).toBe(404);
  });

  test('SC-21 BJ-23 BJ-25 a customer changes every field, and the description keeps only its formatting', async () => {
    const column = await tracker.addColumn('Here');
    const id = await tracker.addCard(column, 'Draft title');
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
    expect((await tracker.read()).columns[0]?.cards).toEqual([body.card]);
    expect(Date.parse(body.card.date)).not.toBeNaN();
    const wrong = { ...content, postURL: 'javascript:alert(1)' };
    const input = { id, title: 'Engineer', description: 'Thistle Cloud', content: wrong };
    expect((await customer.call(updateCustomerCard, input)).status).toBe(400);
  });

  test('SC-21 BJ-23 BJ-24 a writer sets priority and deadline', async () => {
    const boardId = (await writer.call(createBoard, { boardTitle: 'Tasks' })).body._id;
    const input = { boardId, cardTitle: 'Rewrite summary', description: '' };
    const { _id: id } = (await writer.call(tasks.confirmCard, input)).body;
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
