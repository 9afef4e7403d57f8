const LONG_PRESS = 350;
/** A finger that moves further than this before the press counts is scrolling. */
const TOLERANCE = 8;
const CARD = '.smooth-dnd-draggable-wrapper';

interface Point {
  x: number;
  y: number;
}

const pointOf = (event: TouchEvent): Point | undefined => {
  const touch = event.touches[0];
  return touch && { x: touch.clientX, y: touch.clientY };
};

const grab = (target: Element, { x, y }: Point): void => {
  const at = { bubbles: true, cancelable: true, button: 0 };
  target.dispatchEvent(new MouseEvent('mousedown', { ...at, clientX: x, clientY: y }));
  // The engine starts with the first movement; this one shows at once that the card is lifted.
  target.dispatchEvent(new MouseEvent('mousemove', { ...at, clientX: x + 3, clientY: y + 3 }));
};

/**
 * Decides what a finger means before the drag engine sees it: the handle or a long press lifts the
 * card, everything else scrolls. Returns a function that takes the listeners off again.
 */
export const guardTouch = (
  board: HTMLElement,
  options: { handle: string; noDrag: string; cancel: () => void },
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: Point | undefined;
  let isDragging = false;

  const forget = (): void => {
    clearTimeout(timer);
    start = undefined;
  };
  const begin = (target: Element, point: Point): void => {
    isDragging = true;
    grab(target, point);
  };
  const onStart = (event: TouchEvent): void => {
    const target = event.target as Element;
    if (!target.closest(CARD)) return;
    // The engine would start a drag with any movement, and nobody could scroll.
    event.stopPropagation();
    forget();
    const point = pointOf(event);
    if (!point || event.touches.length > 1 || target.closest(options.noDrag)) return;
    if (target.closest(options.handle)) {
      begin(target, point);
      return;
    }
    start = point;
    timer = setTimeout(() => begin(target, point), LONG_PRESS);
  };
  const onMove = (event: TouchEvent): void => {
    if (isDragging) {
      event.preventDefault();
      return;
    }
    const point = pointOf(event);
    if (start && point && Math.hypot(point.x - start.x, point.y - start.y) > TOLERANCE) forget();
  };
  const onEnd = (event: TouchEvent): void => {
    forget();
    if (!isDragging) return;
    isDragging = false;
    // No click follows a drop, or the card's dialog would open.
    if (event.cancelable) event.preventDefault();
    if (event.type === 'touchcancel') options.cancel();
  };
  const onMenu = (event: Event): void => {
    if (isDragging || start) event.preventDefault();
  };

  board.addEventListener('touchstart', onStart, { passive: true });
  board.addEventListener('touchmove', onMove, { passive: false });
  board.addEventListener('touchend', onEnd, { passive: false });
  board.addEventListener('touchcancel', onEnd);
  board.addEventListener('contextmenu', onMenu);
  return () => {
    forget();
    board.removeEventListener('touchstart', onStart);
    board.removeEventListener('touchmove', onMove);
    board.removeEventListener('touchend', onEnd);
    board.removeEventListener('touchcancel', onEnd);
    board.removeEventListener('contextmenu', onMenu);
  };
};
