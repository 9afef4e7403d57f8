import { pointerOfDrag } from './drag-follow.ts';
import type { EngineList } from './drag-engine.ts';

const known = new WeakSet<EngineList>();

/** A position that the engine can count with: beyond the outermost card it counts as on that card. */
const withinCards = (list: EngineList, at: number): number => {
  const { draggables, layout } = list;
  const result = list.getDragResult();
  const [first, last] = [draggables.at(0), draggables.at(-1)];
  if (!result || result.addedIndex === null || !first || !last) return at;
  const { addedIndex, removedIndex } = result;
  const end = draggables.length - (removedIndex === draggables.length - 1 ? 1 : 0);
  const begin = removedIndex === 0 ? 1 : 0;
  const bottom = layout.getBeginEnd(last).end;
  const top = layout.getBeginEnd(first).begin;
  if (at > bottom && addedIndex < end) return bottom - 1;
  if (at < top && addedIndex > begin) return top + 1;
  return at;
};

/**
 * Where a dragged card counts as: at its middle, or at the pointer where its middle hangs over the
 * edge of the list. A card that is held below the last card of a list goes to its end, and above the first to its top.
 * The engine knows that only when the card passed all others, and a list that scrolls leaps over some.
 */
export const countBeyondCards = (list: EngineList): void => {
  if (known.has(list)) return;
  known.add(list);
  const { layout } = list;
  const { getPosition } = layout;
  layout.getPosition = (position) => {
    const pointer = pointerOfDrag();
    const atPointer = pointer && getPosition({ x: position.x, y: pointer.y });
    const at = getPosition(position) ?? atPointer ?? null;
    return at === null ? null : withinCards(list, at);
  };
};
