import { makeCard } from '../../../testing/fake-board.ts';
import { CardHeights } from './card-heights.ts';
import { LaneMaker, type LaneView } from './lanes.ts';

const cards = Array.from({ length: 200 }, (_, index) => makeCard(String(index)));
const idAt = (index: number) => cards[index]?.id ?? '';
const column = { _id: 'list', id: 'list', title: 'List', cards };
const heights = new CardHeights();
heights.measure(new Map([[idAt(3), 70]]));
const view = (start: number, draggedId?: string): LaneView => ({
  isShown: () => true,
  liftedId: undefined,
  draggedId,
  windows: new Map([['list', { start, end: start + 18 }]]),
  heights,
});
const laneAt = (start: number, draggedId?: string) => {
  const [lane] = new LaneMaker().make([column], view(start, draggedId));
  if (!lane) throw new Error('No list was made');
  return lane;
};

test('BJ-18 the dragged card stays rendered above or below the window of its list', () => {
  const dragged = idAt(3);
  expect(laneAt(100, dragged).cards.map(({ id }) => id)).toEqual([
    dragged,
    ...cards.slice(100, 118).map(({ id }) => id),
  ]);
  const low = idAt(150);
  expect(laneAt(100, low).cards.at(-1)?.id).toBe(low);
  expect(laneAt(100, cards[105]?.id).cards).toHaveLength(18);
});

test('BJ-18 a list is as high with its dragged card outside of the window as without a drag', () => {
  const dragged = laneAt(100, idAt(3));
  expect(dragged.before + 70 + dragged.after).toBe(laneAt(100).before + laneAt(100).after);
});

test('BJ-18 a list that did not change is the same object, so that it does not render again', () => {
  const maker = new LaneMaker();
  const other = { ...column, id: 'other', cards: cards.slice(0, 5) };
  const before = maker.make([column, other], view(100));
  const after = maker.make([{ ...column, cards: cards.slice(1) }, other], view(100));
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

test('BJ-18 heights measured meanwhile elsewhere render no list again', () => {
  const maker = new LaneMaker();
  const measured = new CardHeights();
  measured.measure(new Map([[idAt(3), 70]]));
  const [before] = maker.make([column], { ...view(100), heights: measured });
  measured.measure(new Map([['a card of another list', 300]]));
  const [after] = maker.make([column], { ...view(100), heights: measured });
  expect(after).toBe(before);
});
