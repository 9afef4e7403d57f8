import type { EngineList } from './drag-engine.ts';
import { pointerOfDrag } from './drag-follow.ts';

const changed = new WeakSet<EngineList>();

/** A position beyond the outermost card becomes one on that card, until the dragged card has the outermost index. */
const withinCards = (list: EngineList, position: number): number => {
  const { draggables, layout } = list;
  const result = list.getDragResult();
  const [first, last] = [draggables.at(0), draggables.at(-1)];
  if (!result || result.addedIndex === null || !first || !last) return position;
  const { addedIndex, removedIndex } = result;
  const end = draggables.length - (removedIndex === draggables.length - 1 ? 1 : 0);
  const begin = removedIndex === 0 ? 1 : 0;
  const bottom = layout.getBeginEnd(last).end;
  const top = layout.getBeginEnd(first).begin;
  if (position > bottom && addedIndex < end) return bottom - 1;
  if (position < top && addedIndex > begin) return top + 1;
  return position;
};

/**
 * Changes where the engine sees a dragged card: at its middle, or at the pointer where its middle hangs over
 * the edge of the list. So a card held below the last card of a list goes to its end, and one held above the first
 * to its top. The engine alone knows that only when the card passed all others, and a list that scrolls skips some.
 */
export const countBeyondCards = (list: EngineList): void => {
  if (changed.has(list)) return;
  changed.add(list);
  const { layout } = list;
  const { getPosition } = layout;
  layout.getPosition = (point) => {
    const pointer = pointerOfDrag();
    const pointerPosition = pointer && getPosition({ x: point.x, y: pointer.y });
    const position = getPosition(point) ?? pointerPosition ?? null;
    return position === null ? null : withinCards(list, position);
  };
};
