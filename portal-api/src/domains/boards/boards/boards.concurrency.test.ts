import { boardCalls, getCustomerBoard, type Board } from '@portal/shared-contracts/boards';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

/** `pnpm bench faults boards` plays 1,000. */
const OPERATIONS = Number(process.env['BOARD_OPERATIONS'] ?? 400);
const CLIENTS = 5;
const calls = boardCalls.customer;

let portal: TestApp;
let clients: TestClient[];
beforeAll(async () => {
  portal = await createTestApp();
  clients = await Promise.all(Array.from({ length: CLIENTS }, () => portal.signIn('customer')));
});
afterAll(() => portal.close());

// A fixed start makes a failure repeatable.
const seeded = (start: number) => {
  let state = start;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const read = async (client: TestClient): Promise<Board> =>
  (await client.call(getCustomerBoard, {})).body;

const uuid = (): string => crypto.randomUUID();

/** What one client believes about the board: often out of date, as in real tabs. */
interface Belief {
  columns: string[];
  cards: string[];
}

const believe = (board: Board): Belief => ({
  columns: board.columns.map((column) => column.id),
  cards: board.columns.flatMap((column) => column.cards.map((card) => card.id)),
});

/** What happened on the board, by chance that can be repeated. */
interface Play {
  boardId: string;
  random: (below: number) => number;
  made: Set<string>;
  removed: Set<string>;
}

const addCard = async (play: Play, client: TestClient, belief: Belief): Promise<void> => {
  const { boardId, random, made } = play;
  const id = uuid();
  const input = { boardId, cardTitle: 'Job', description: 'Firm', id };
  made.add(id);
  await client.call(calls.confirmCard, input);
  // Every third answer is lost: the client sends the same again.
  if (random(3) === 0) await client.call(calls.confirmCard, input);
  const column = belief.columns[random(belief.columns.length)];
  if (column && random(10) > 0) await client.call(calls.placeCard, { column, card: id });
};

const moveCard = async (play: Play, client: TestClient, belief: Belief): Promise<void> => {
  const { boardId, random } = play;
  const card = belief.cards[random(belief.cards.length)];
  const column = belief.columns[random(belief.columns.length)];
  if (!card || !column) return;
  const at = { column, index: random(12) };
  const input = { board: boardId, card, fromPosition: at, toPosition: at, operation: uuid() };
  await client.call(calls.moveCard, input);
  if (random(3) === 0) await client.call(calls.moveCard, input);
};

const removeCard = async (play: Play, client: TestClient, belief: Belief): Promise<void> => {
  const id = belief.cards[play.random(belief.cards.length)];
  if (!id) return;
  await client.call(calls.removeCard, { id });
  if (play.random(2) === 0) await client.call(calls.restoreCard, { id });
  else play.removed.add(id);
};

const shakeColumn = async (play: Play, client: TestClient, belief: Belief): Promise<void> => {
  const id = belief.columns[play.random(belief.columns.length)];
  if (!id) return;
  await client.call(calls.removeColumn, { id });
  await client.call(calls.restoreColumn, { id });
};

/** The clients work at the same time until all operations together are done. */
const playAll = async (play: Play): Promise<void> => {
  let left = OPERATIONS;
  const work = async (client: TestClient): Promise<void> => {
    let belief = believe(await read(client));
    while (left > 0) {
      left -= 1;
      const turn = play.random(100);
      if (turn < 25) await addCard(play, client, belief);
      else if (turn < 80) await moveCard(play, client, belief);
      else if (turn < 92) await removeCard(play, client, belief);
      else if (turn < 95) await shakeColumn(play, client, belief);
      else belief = believe(await read(client));
    }
  };
  await Promise.all(clients.map(work));
};

test('PL-22 BJ-18 BJ-21 400 random operations of five clients leave every card in exactly one place', async () => {
  const boardId = (await read(clients[0] as TestClient))._id;
  const titles = ['Wishlist', 'Applied', 'Interview', 'Offer'];
  await clients[0]?.call(calls.addFirstColumns, { boardId, titles });
  const play: Play = { boardId, random: seeded(42), made: new Set(), removed: new Set() };
  await playAll(play);

  // Whatever a late restore brought back lives; everything else that was removed is gone.
  const board = await read(clients[0] as TestClient);
  const shown = board.columns.flatMap((column) => column.cards.map((card) => card.id));
  expect(new Set(shown).size).toBe(shown.length);
  for (const id of shown) expect(play.made.has(id)).toBe(true);
  const missing = [...play.made].filter((id) => !shown.includes(id));
  for (const id of missing) expect(play.removed.has(id)).toBe(true);
  const rows = await portal.db().query<{ column_id: string; position: number; many: number }>(
    `select column_id, position, count(*)::int as many from board_cards
       where site_id = $1 and board_id = $2 group by column_id, position having count(*) > 1`,
    ['northwind', boardId],
  );
  expect(rows).toEqual([]);
  for (const client of clients) expect(await read(client)).toEqual(board);
});
