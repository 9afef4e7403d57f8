import { engineListOf, LIST, WRAPPER, type DragState, type EngineList } from './drag-engine.ts';

const ANIMATED = 'animated';
const DURATION = '250ms';

interface Running {
  state: DragState;
  onGone: () => void;
}

let running: Running | undefined;

const findCard = (cardId: string): Element | null =>
  document.querySelector(`${LIST} [data-id="${CSS.escape(cardId)}"]`);

/**
 * Called when a drag starts. The engine passes its state to nobody but its lists, so the first call of one of
 * them is intercepted. `onGone` is called when the dragged card is deleted meanwhile.
 */
export const followDrag = (cardId: string, onGone: () => void): void => {
  const list = engineListOf(findCard(cardId)?.closest(LIST));
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

/** Lets cards that came into a list move aside like the others, two frames after they were put there. */
const animateSoon = (list: EngineList): void => {
  requestAnimationFrame(() => {
    // The engine has planned movements for this frame without knowing the new cards.
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

const restartList = (list: EngineList, cards: readonly HTMLElement[], state: DragState): void => {
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
  // The first call finds an index without the gap, the second one corrects it by the gap.
  list.handleDrag(state);
  list.handleDrag(state);
  animateSoon(list);
};

/** Called after a list rendered: a running drag has to know its cards when the window moved or somebody changed them. */
export const updateDrag = (column: HTMLElement): void => {
  const list = engineListOf(column.querySelector(LIST));
  if (!running || !list?.getDragResult()) return;
  const { state, onGone } = running;
  const cards = cardsOf(list);
  const isSame =
    cards.length === list.draggables.length &&
    cards.every((card, index) => card === list.draggables[index]);
  if (isSame) return;
  if (state.container === list && !cards.includes(state.element)) queueMicrotask(onGone);
  else restartList(list, cards, state);
};

/** The drag is over; also takes back the movements that the engine had planned for the next frame. */
export const endFollowing = (board: HTMLElement): void => {
  running = undefined;
  requestAnimationFrame(() => {
    if (running) return;
    for (const card of board.querySelectorAll<HTMLElement>(WRAPPER))
      card.style.removeProperty('transform');
  });
};
