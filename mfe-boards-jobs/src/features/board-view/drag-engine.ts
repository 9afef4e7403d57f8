import './process-shim.ts';
import { Container } from 'react-trello';

/** Parts of a card from which no drag starts. */
export const NO_DRAG = 'board-no-drag';
/** The place of the card that follows the pointer. */
export const BOARD = 'board-root';
/** What the engine puts around a card. */
export const WRAPPER = '.smooth-dnd-draggable-wrapper';
/** The engine's own list of cards. */
export const LIST = '.smooth-dnd-container.vertical';

/** A card as the engine marks it. */
type EngineCard = HTMLElement & { __smooth_dnd_draggable_translation_value?: number };

/** What the engine knows of a running drag; all its lists share this object. */
export interface DragState {
  container: EngineList;
  element: HTMLElement;
  elementIndex: number;
  targetElement: Element | null;
  mousePosition: { x: number; y: number };
}

/** The parts of the engine's list that we use. */
export interface EngineList {
  element: HTMLElement;
  draggables: EngineCard[];
  layout: {
    invalidateRects: () => void;
    getBeginEnd: (card: EngineCard) => { begin: number; end: number };
    /** Where the list is pointed at; null outside of it. */
    getPosition: (position: { x: number; y: number }) => number | null;
  };
  /** Nothing before this list has heard of the drag. */
  getDragResult: () => { addedIndex: number | null; removedIndex: number | null } | null;
  handleDrag: (state: DragState) => object;
  handleDrop: (state: DragState) => void;
}

/** The engine's list behind an element. */
export const instanceOf = (element: Element | null | undefined): EngineList | undefined =>
  (element as { 'smooth-dnd-container-instance'?: EngineList } | null | undefined)?.[
    'smooth-dnd-container-instance'
  ];

// react-trello hands no drag options through, so they are set where its lists take their defaults:
// touch is guarded by `touch-drag.ts` and needs no delay, a drop lands at once, `auto-scroll.ts`
// scrolls, and the card under the pointer stays out of the lists, whose cards change meanwhile.
Container.defaultProps = {
  ...Container.defaultProps,
  dragBeginDelay: 0,
  nonDragAreaSelector: `.${NO_DRAG}`,
  shouldAnimateDrop: () => false,
  autoScrollEnabled: false,
  getGhostParent: () => document.querySelector(`.${BOARD}`),
};

/** All lists of cards. */
export const listsIn = (board: HTMLElement): EngineList[] =>
  [...board.querySelectorAll(LIST)].flatMap((element) => instanceOf(element) ?? []);

/**
 * Makes every list read its cards anew at the next grab. The engine only forgets half of the cards
 * that left a list since the last drag, and would then count places wrongly.
 */
export const forgetStaleCards = (board: HTMLElement): void => {
  for (const { draggables } of listsIn(board)) draggables.length = 0;
};

/** Ends a running drag as if the button had been released. */
export const releaseDrag = (): void => {
  document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
};

const injectedRules = (start: string): HTMLStyleElement[] =>
  [...document.head.querySelectorAll('style')].filter((style) =>
    style.textContent?.startsWith(start),
  );

// The engine's own rules hang on classes of the body, so each drag and drop would restyle the whole
// page. `board.css` holds the few that matter.
for (const style of injectedRules('.smooth-dnd-container{')) style.remove();

/** Takes the rule back that gives every element of the page the drag's cursor, for the same reason. */
export const forgetCursorRule = (): void => {
  // The engine adds it in a timer of its own, before this one.
  setTimeout(() => {
    for (const style of injectedRules('body *{cursor:')) style.textContent = '';
  });
};
