import { makeCard } from '../../testing/fake-board.ts';
import { createLaneMaker, type LaneView } from './trello-lanes.ts';

const cards = Array.from({ length: 200 }, (_, at) => makeCard(String(at)));
const column = { _id: 'list', id: 'list', title: 'List', cards };
const view = (start: number, keptId?: string): LaneView => ({
  isShown: () => true,
  liftedId: undefined,
  keptId,
  windows: new Map([['list', { start, end: start + 18 }]]),
  heights: new Map([[cards[3]?.id ?? '', 70]]),
  pitch: 50,
});
const laneAt = (start: number, keptId?: string) => {
  const [lane] = createLaneMaker()([column], view(start, keptId));
  if (!lane) throw new Error('No list was made');
  return lane;
};

test('BJ-18 the dragged card stays rendered above or below the window of its list', () => {
  const kept = cards[3]?.id ?? '';
  expect(laneAt(100, kept).cards.map(({ id }) => id)).toEqual([
    kept,
    ...cards.slice(100, 118).map(({ id }) => id),
  ]);
  const low = cards[150]?.id ?? '';
  expect(laneAt(100, low).cards.at(-1)?.id).toBe(low);
  expect(laneAt(100, cards[105]?.id).cards).toHaveLength(18);
});

test('BJ-18 a list is as high with its dragged card outside of the window as without a drag', () => {
  const kept = laneAt(100, cards[3]?.id);
  expect(kept.before + 70 + kept.after).toBe(laneAt(100).before + laneAt(100).after);
});
