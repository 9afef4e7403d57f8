import type { BoardColumn, Card } from '@portal/shared-contracts/boards';
import fc from 'fast-check';
import { boardReducer, positionOf, type BoardAction, type Columns } from './board.reducer.ts';
import { inverseAction } from './inverse-action.ts';
import { newCard } from './new-card.ts';

const card = (id: string): Card => ({
  ...newCard({ title: `Job ${id}`, description: 'Firm' }, new Date(0)),
  _id: id,
  id,
});
const column = (id: string, cards: string[]): BoardColumn => ({
  _id: id,
  id,
  title: `List ${id}`,
  cards: cards.map(card),
});
const board: Columns = [column('a', ['1', '2', '3']), column('b', ['4']), column('c', [])];
const shape = (columns: Columns) =>
  columns.map((each) => [each.id, each.cards.map(({ id }) => id).join('')]);

const move = (id: string, to: string, index: number): BoardAction => ({
  type: 'card.move',
  id,
  from: { column: 'a', index: 0 },
  to: { column: to, index },
  operation: 'x',
});

test('BJ-18 a new card lands on top, and a second time changes nothing', () => {
  const action: BoardAction = { type: 'card.add', column: 'a', card: card('9') };
  const added = boardReducer(board, action);
  expect(shape(added)[0]).toEqual(['a', '9123']);
  expect(boardReducer(added, action)).toBe(added);
});

test('BJ-21 a move counts positions without the card, within and across columns', () => {
  expect(shape(boardReducer(board, move('1', 'a', 1)))[0]).toEqual(['a', '213']);
  expect(shape(boardReducer(board, move('3', 'a', 0)))[0]).toEqual(['a', '312']);
  expect(shape(boardReducer(board, move('2', 'b', 1)))).toEqual([
    ['a', '13'],
    ['b', '42'],
    ['c', ''],
  ]);
});

test('BJ-21 a move to a column that is gone leaves the card where it is', () => {
  expect(boardReducer(board, move('2', 'gone', 0))).toBe(board);
});

test('BJ-18 columns that an action does not touch stay the same objects', () => {
  const moved = boardReducer(board, move('1', 'c', 0));
  expect(moved[1]).toBe(board[1]);
  expect(moved[0]).not.toBe(board[0]);
});

const anyAction: fc.Arbitrary<BoardAction> = fc.oneof(
  fc
    .tuple(fc.nat(6), fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(5))
    .map(([id, to, index]) => move(String(id), to, index)),
  fc.nat(6).map((id): BoardAction => ({ type: 'card.remove', id: String(id) })),
  fc.constantFrom('a', 'b', 'c').map((id): BoardAction => ({ type: 'column.remove', id })),
  fc.nat(9).map((id): BoardAction => ({ type: 'card.add', column: 'b', card: card(`n${id}`) })),
  fc.constantFrom('d', 'e').map((id): BoardAction => ({ type: 'column.add', id, title: 'Title' })),
);

const countCards = (columns: Columns): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { cards } of columns)
    for (const { id } of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

test('BJ-18 BJ-21 after any actions no card is in two positions', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
      const after = actions.reduce(boardReducer, board);
      for (const count of countCards(after).values()) expect(count).toBe(1);
    }),
  );
});

test('BJ-17 BJ-21 BJ-22 taking any actions back one by one restores every card and position exactly', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 25 }), (actions) => {
      let columns = board;
      const undos: { before: Columns; inverse: BoardAction }[] = [];
      for (const action of actions) {
        const inverse = inverseAction(columns, action);
        if (!inverse) continue;
        undos.push({ before: columns, inverse });
        columns = boardReducer(columns, action);
      }
      for (const { before, inverse } of undos.toReversed()) {
        columns = boardReducer(columns, inverse);
        expect(columns).toEqual(before);
      }
    }),
  );
});

test('BJ-21 an action applied to an answer that already holds it changes nothing', () => {
  for (const action of [
    move('2', 'b', 0),
    { type: 'card.remove', id: '4' },
    { type: 'column.remove', id: 'c' },
    { type: 'column.rename', id: 'a', title: 'New' },
  ] satisfies BoardAction[]) {
    const once = boardReducer(board, action);
    expect(boardReducer(once, action)).toEqual(once);
  }
});

test('BJ-22 positionOf names the column and index of a card', () => {
  expect(positionOf(board, '3')).toEqual({ column: 'a', index: 2 });
  expect(positionOf(board, 'nobody')).toBeUndefined();
});
