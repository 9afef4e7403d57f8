import { listen } from './listen.ts';
import type { Point } from './scroll-areas.ts';

const LONG_PRESS = 350;
/** A finger that moves further than this during the long press is scrolling. */
const TOLERANCE = 8;
const CARD = '.smooth-dnd-draggable-wrapper';

/** What {@link enableTouchDrag} has to know of the board. */
interface TouchDragOptions {
  /** Selector of the part of a card that is dragged at once. */
  handle: string;
  /** Selector of the parts of a card from which no drag starts. */
  noDrag: string;
  /** Called when the browser takes the finger away, e.g. for a gesture of the system. */
  cancel: () => void;
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

/** What one finger is doing on the board. */
class TouchDrag {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressedAt: Point | undefined;
  private isDragging = false;
  private readonly options: TouchDragOptions;

  constructor(options: TouchDragOptions) {
    this.options = options;
  }

  forgetPress(): void {
    clearTimeout(this.timer);
    this.pressedAt = undefined;
  }

  readonly onStart = (event: TouchEvent): void => {
    const target = event.target as Element;
    if (!target.closest(CARD)) return;
    // The engine would start a drag with any movement, and nobody could scroll.
    event.stopPropagation();
    this.forgetPress();
    const point = pointOf(event);
    if (!point || event.touches.length > 1 || target.closest(this.options.noDrag)) return;
    if (target.closest(this.options.handle)) {
      this.startDrag(target, point);
      return;
    }
    this.pressedAt = point;
    this.timer = setTimeout(() => this.startDrag(target, point), LONG_PRESS);
  };

  readonly onMove = (event: TouchEvent): void => {
    if (this.isDragging) {
      event.preventDefault();
      return;
    }
    const [start, point] = [this.pressedAt, pointOf(event)];
    if (start && point && Math.hypot(point.x - start.x, point.y - start.y) > TOLERANCE)
      this.forgetPress();
  };

  readonly onEnd = (event: TouchEvent): void => {
    this.forgetPress();
    if (!this.isDragging) return;
    this.isDragging = false;
    // A click after the drop would open the card's dialog.
    if (event.cancelable) event.preventDefault();
    if (event.type === 'touchcancel') this.options.cancel();
  };

  readonly onMenu = (event: Event): void => {
    if (this.isDragging || this.pressedAt) event.preventDefault();
  };

  private startDrag(target: Element, point: Point): void {
    this.isDragging = true;
    grab(target, point);
  }
}

/**
 * Decides what a finger means before the drag engine sees it: the handle or a long press lifts the card,
 * everything else scrolls. Returns a function that takes the listeners off again.
 */
export const enableTouchDrag = (board: HTMLElement, options: TouchDragOptions): (() => void) => {
  const touch = new TouchDrag(options);
  const stops = [
    listen(board, { touchstart: touch.onStart }, { passive: true }),
    listen(board, { touchmove: touch.onMove, touchend: touch.onEnd }, { passive: false }),
    listen(board, { touchcancel: touch.onEnd, contextmenu: touch.onMenu }),
  ];
  return () => {
    touch.forgetPress();
    for (const stop of stops) stop();
  };
};
