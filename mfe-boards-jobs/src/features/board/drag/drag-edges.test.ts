import { countBeyondCards } from './drag-edges.ts';
import type { EngineList } from './drag-engine.ts';

const HEIGHT = 50;

/** A list of five cards from 100 to 350. */
const listWith = (addedIndex: number | null, removedIndex: number | null = null): EngineList => {
  const draggables = Array.from({ length: 5 }, () => document.createElement('div'));
  const list: EngineList = {
    element: document.createElement('div'),
    draggables,
    layout: {
      invalidateRects: () => undefined,
      getBeginEnd: (card) => {
        const begin = 100 + draggables.indexOf(card as HTMLDivElement) * HEIGHT;
        return { begin, end: begin + HEIGHT };
      },
      getPosition: ({ y }) => (y > 1000 ? null : y),
    },
    getDragResult: () => ({ addedIndex, removedIndex }),
    handleDrag: () => ({}),
    handleDrop: () => undefined,
  };
  countBeyondCards(list);
  return list;
};
const at = (list: EngineList, y: number) => list.layout.getPosition({ x: 0, y });

test('BJ-18 a card held below the last one counts as on it until it has the last index', () => {
  expect(at(listWith(2), 600)).toBe(349);
  expect(at(listWith(5), 600)).toBe(600);
  expect(at(listWith(4, 4), 600)).toBe(600);
});

test('BJ-18 a card held above the first one counts as on it until it has the first index', () => {
  expect(at(listWith(3), 20)).toBe(101);
  expect(at(listWith(0), 20)).toBe(20);
  expect(at(listWith(1, 0), 20)).toBe(20);
});

test('BJ-18 a card between the others or outside of the list is where it is', () => {
  expect(at(listWith(2), 210)).toBe(210);
  expect(at(listWith(2), 2000)).toBeNull();
  expect(at(listWith(null), 600)).toBe(600);
});
