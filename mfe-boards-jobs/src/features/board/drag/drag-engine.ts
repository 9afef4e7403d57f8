import './process-shim.ts';
import { Container } from 'react-trello';

/** Class of the parts of a card from which no drag starts. */
export const NO_DRAG = 'board-no-drag';
/** Class of the element around the engine; the card that follows the pointer is put into it. */
export const BOARD_ROOT = 'board-root';
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
    /** How far down the list a point is; null outside of the list. */
    getPosition: (position: { x: number; y: number }) => number | null;
  };
  /** Null until the drag has come to this list. */
  getDragResult: () => { addedIndex: number | null; removedIndex: number | null } | null;
  handleDrag: (state: DragState) => object;
  handleDrop: (state: DragState) => void;
}

/** The engine's list behind an element. */
export const engineListOf = (element: Element | null | undefined): EngineList | undefined =>
  (element as { 'smooth-dnd-container-instance'?: EngineList } | null | undefined)?.[
    'smooth-dnd-container-instance'
  ];

// react-trello passes no drag options on, so they are set as the defaults of the engine's lists:
// `touch-drag.ts` decides about touch, which needs no delay then; a drop lands without an animation;
// `auto-scroll.ts` scrolls; and the card under the pointer stays out of the lists, whose cards change meanwhile.
Container.defaultProps = {
  ...Container.defaultProps,
  dragBeginDelay: 0,
  nonDragAreaSelector: `.${NO_DRAG}`,
  shouldAnimateDrop: () => false,
  autoScrollEnabled: false,
  getGhostParent: () => document.querySelector(`.${BOARD_ROOT}`),
};

/** All lists of cards. */
export const listsIn = (board: HTMLElement): EngineList[] =>
  [...board.querySelectorAll(LIST)].flatMap((element) => engineListOf(element) ?? []);

/**
 * Makes every list read its cards anew when the next drag starts. The engine notices only half of the cards
 * that left a list since the last drag, and would then count positions wrongly.
 */
export const dropStaleCards = (board: HTMLElement): void => {
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

// The engine's own rules depend on classes of the body, so each drag and drop would restyle the whole page.
// `drag.css` repeats the few that matter.
for (const style of injectedRules('.smooth-dnd-container{')) style.remove();

/** Removes the rule that sets the drag's cursor on every element of the page, which restyles all of them too. */
export const removeCursorRule = (): void => {
  // The engine adds the rule in a timer that it started before this one.
  setTimeout(() => {
    for (const style of injectedRules('body *{cursor:')) style.textContent = '';
  });
};
