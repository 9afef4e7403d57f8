import { instanceOf, LIST, WRAPPER, type DragState, type EngineList } from './drag-engine.ts';

const ANIMATED = 'animated';
const DURATION = '250ms';

interface Running {
  state: DragState;
  onGone: () => void;
}

let running: Running | undefined;

const find = (cardId: string): Element | null =>
  document.querySelector(`${LIST} [data-id="${CSS.escape(cardId)}"]`);

/**
 * Called when a drag starts. The engine shows its state to nobody but its lists, so it is caught on
 * its way to one of them.
 */
export const watchDrag = (cardId: string, onGone: () => void): void => {
  const list = instanceOf(find(cardId)?.closest(LIST));
  if (!list) return;
  const { handleDrag } = list;
  list.handleDrag = (state) => {
    running = { state, onGone };
    list.handleDrag = handleDrag;
    return handleDrag(state);
  };
};

/** Where the mouse or finger of the running drag is. */
export const pointerOfDrag = (): { x: number; y: number } | undefined =>
  running?.state.mousePosition;

const cardsOf = (list: EngineList): HTMLElement[] =>
  [...list.element.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches(WRAPPER),
  );

/** Cards that came into a list move aside like the others, once they stand where they belong. */
const animateSoon = (list: EngineList): void => {
  requestAnimationFrame(() => {
    // What the engine had planned for this frame before it knew these cards.
    for (const card of list.draggables)
      if (!card['__smooth_dnd_draggable_translation_value']) card.style.removeProperty('transform');
    requestAnimationFrame(() => {
      if (!running) return;
      for (const card of list.draggables) {
        card.classList.add(ANIMATED);
        card.style.transitionDuration = DURATION;
      }
    });
  });
};

const startAnew = (list: EngineList, cards: readonly HTMLElement[], state: DragState): void => {
  // Without a target the list only puts its cards back and forgets what it counted.
  list.handleDrop({ ...state, targetElement: null });
  list.draggables.splice(0, list.draggables.length, ...cards);
  for (const card of cards)
    Object.assign(card, {
      'smooth-dnd-containers-in-draggable': [],
      __smooth_dnd_draggable_translation_value: 0,
    });
  if (state.container === list) state.elementIndex = list.draggables.indexOf(state.element);
  list.layout.invalidateRects();
  // The first call finds a place without the gap, the second one corrects it by the gap.
  list.handleDrag(state);
  list.handleDrag(state);
  animateSoon(list);
};

/** Tells a running drag which cards a list renders now: its window moved, or somebody changed it. */
export const followCards = (column: HTMLElement): void => {
  const list = instanceOf(column.querySelector(LIST));
  if (!running || !list?.getDragResult()) return;
  const { state, onGone } = running;
  const cards = cardsOf(list);
  const isSame =
    cards.length === list.draggables.length &&
    cards.every((card, at) => card === list.draggables[at]);
  if (isSame) return;
  if (state.container === list && !cards.includes(state.element)) queueMicrotask(onGone);
  else startAnew(list, cards, state);
};

/** The drag is over; also takes back what the engine had still planned for the next frame. */
export const forgetDrag = (board: HTMLElement): void => {
  running = undefined;
  requestAnimationFrame(() => {
    if (running) return;
    for (const card of board.querySelectorAll<HTMLElement>(WRAPPER))
      card.style.removeProperty('transform');
  });
};
