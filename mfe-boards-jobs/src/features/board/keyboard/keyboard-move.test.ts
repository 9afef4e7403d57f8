import type { BoardColumn } from '@portal/shared-contracts/boards';
import { newCard } from '../state/new-card.ts';
import { neighbourOf, stepMove, type Lifted } from './keyboard-move.ts';

const column = (id: string, cards: string[]): BoardColumn => ({
  _id: id,
  id,
  title: id,
  cards: cards.map((each) => ({
    ...newCard({ title: each, description: '' }, new Date(0)),
    id: each,
  })),
});
const columns = [column('a', ['1', '2', '3']), column('b', ['4', '5']), column('c', [])];
const all = () => true;
const lifted = (at: Lifted['at']): Lifted => ({ cardId: '2', from: { column: 'a', index: 1 }, at });

test('BJ-18 arrows move a lifted card up, down and across, and stop at the edges', () => {
  const start = lifted({ column: 'a', index: 1 });
  expect(stepMove(columns, start, 'ArrowUp', all)).toEqual({ column: 'a', index: 0 });
  expect(stepMove(columns, start, 'ArrowDown', all)).toEqual({ column: 'a', index: 2 });
  expect(stepMove(columns, start, 'ArrowLeft', all)).toEqual(start.at);
  expect(stepMove(columns, start, 'ArrowRight', all)).toEqual({ column: 'b', index: 1 });
  const end = lifted({ column: 'a', index: 2 });
  expect(stepMove(columns, end, 'ArrowDown', all)).toEqual(end.at);
  const right = lifted({ column: 'b', index: 2 });
  expect(stepMove(columns, right, 'ArrowRight', all)).toEqual({ column: 'c', index: 0 });
});

test('BJ-18 with a filter each step passes the cards that are not shown', () => {
  const isShown = (id: string) => id !== '3' && id !== '4';
  const start = lifted({ column: 'a', index: 0 });
  expect(stepMove(columns, start, 'ArrowDown', isShown)).toEqual({ column: 'a', index: 1 });
  const after = lifted({ column: 'a', index: 1 });
  expect(stepMove(columns, after, 'ArrowDown', isShown)).toEqual(after.at);
  expect(stepMove(columns, start, 'ArrowRight', isShown)).toEqual({ column: 'b', index: 1 });
});

test('BJ-18 without a lifted card arrows walk over the cards, past empty columns', () => {
  expect(neighbourOf(columns, '2', 'ArrowUp', all)).toBe('1');
  expect(neighbourOf(columns, '3', 'ArrowRight', all)).toBe('5');
  expect(neighbourOf(columns, '4', 'ArrowLeft', all)).toBe('1');
  expect(neighbourOf(columns, '5', 'ArrowRight', all)).toBeUndefined();
  expect(neighbourOf(columns, '3', 'ArrowDown', all)).toBeUndefined();
});
