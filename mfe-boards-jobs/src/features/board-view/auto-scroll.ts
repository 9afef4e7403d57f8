import { panesAt, type Pane, type Point } from './scroll-panes.ts';

/** How near to an edge the pointer must come, in pixels. */
const ZONE = 72;
/** Pixels per second at the edge, at first. */
const SPEED = 1500;
/** Who keeps pointing there has far to go: it becomes this many times as fast, one more each second. */
const FASTER = 3;
const FRAME = 16;
/** A frame that took longer does not make a leap. */
const LONGEST_FRAME = 50;

const pointOf = (event: MouseEvent | TouchEvent): Point | undefined => {
  const at = 'touches' in event ? event.touches[0] : event;
  return at && { x: at.clientX, y: at.clientY };
};

const nearness = (distance: number, zone: number): number =>
  Math.min(1, Math.max(0, 1 - distance / zone)) ** 2;

/** From -1 at the beginning or before it to 1 at the end or behind it; 0 between the zones. */
export const pull = (at: number, begin: number, end: number): number => {
  const zone = Math.min(ZONE, (end - begin) / 3);
  return nearness(end - at, zone) - nearness(at - begin, zone);
};

interface Push {
  pane: Pane;
  strength: number;
}

const roomOf = (pane: Pane, strength: number): number => (strength < 0 ? pane.back : pane.forth);

/** For each axis the innermost thing that the pointer pulls and that can still scroll there. */
const pushesAt = (board: HTMLElement, point: Point): Push[] => {
  const panes = panesAt(board, point);
  const all = panes.map((pane) => ({
    pane,
    strength: pull(point[pane.axis], pane.begin, pane.end),
  }));
  const able = all.filter(({ pane, strength }) => strength !== 0 && roomOf(pane, strength) >= 1);
  return (['y', 'x'] as const).flatMap((axis) => able.find(({ pane }) => pane.axis === axis) ?? []);
};

const push = ({ pane, strength }: Push, reach: number): void => {
  // Whole pixels: a smaller step would be lost.
  const length = Math.min(Math.ceil(Math.abs(strength) * reach), roomOf(pane, strength));
  const way = Math.sign(strength) * length;
  if (pane.axis === 'y') pane.element.scrollTop += way;
  else pane.element.scrollLeft += way;
};

/** A row that snaps to its lists would go back after each small step. */
const setSnap = (board: HTMLElement, snap: '' | 'none'): void => {
  const row = board.querySelector<HTMLElement>('.board-columns');
  if (row && row.style.scrollSnapType !== snap) row.style.scrollSnapType = snap;
};

/** Scrolls what the dragged card is held at the edge of, until the returned function is called. */
export const startAutoScroll = (board: HTMLElement): (() => void) => {
  let point: Point | undefined;
  let frame: number | undefined;
  let last = 0;
  let held = 0;
  const step = (now: number): void => {
    const passed = held > 0 ? Math.min(LONGEST_FRAME, now - last) : FRAME;
    const pushes = point ? pushesAt(board, point) : [];
    const reach = (SPEED * Math.min(FASTER, 1 + held / 1000) * passed) / 1000;
    if (pushes.some(({ pane }) => pane.axis === 'x')) setSnap(board, 'none');
    for (const each of pushes) push(each, reach);
    last = now;
    held = pushes.length > 0 ? held + passed : 0;
    frame = pushes.length > 0 ? requestAnimationFrame(step) : undefined;
  };
  const onMove = (event: MouseEvent | TouchEvent): void => {
    point = pointOf(event);
    frame ??= requestAnimationFrame(step);
  };
  document.addEventListener('mousemove', onMove);
  document.addEventListener('touchmove', onMove);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    setSnap(board, '');
    document.removeEventListener('mousemove', onMove);
    document.removeEventListener('touchmove', onMove);
  };
};
