import { listen } from './listen.ts';
import { scrollAreasAt, type Point, type ScrollArea } from './scroll-areas.ts';

/** How near to an edge the pointer has to come, in pixels. */
const ZONE = 72;
/** Pixels per second at the edge, at first. */
const SPEED = 1500;
/** A pointer that stays at the edge scrolls faster each second, up to this many times the speed. */
const FASTEST = 3;
const FRAME = 16;
/** A frame that took longer counts as this long, so that the list does not leap. */
const LONGEST_FRAME = 50;

const pointOf = (event: MouseEvent | TouchEvent): Point | undefined => {
  const pointer = 'touches' in event ? event.touches[0] : event;
  return pointer && { x: pointer.clientX, y: pointer.clientY };
};

const nearness = (distance: number, zone: number): number =>
  Math.min(1, Math.max(0, 1 - distance / zone)) ** 2;

/** How strongly a pointer scrolls: -1 at the beginning or before it, 1 at the end or behind it, 0 between the zones. */
export const scrollStrength = (position: number, begin: number, end: number): number => {
  const zone = Math.min(ZONE, (end - begin) / 3);
  return nearness(end - position, zone) - nearness(position - begin, zone);
};

interface Scroll {
  area: ScrollArea;
  strength: number;
}

const wayLeft = (area: ScrollArea, strength: number): number =>
  strength < 0 ? area.back : area.forth;

/** For each axis the innermost area that the pointer scrolls and that can still move. */
const scrollsAt = (board: HTMLElement, point: Point): Scroll[] => {
  const all = scrollAreasAt(board, point).map((area) => ({
    area,
    strength: scrollStrength(point[area.axis], area.begin, area.end),
  }));
  const able = all.filter(({ area, strength }) => strength !== 0 && wayLeft(area, strength) >= 1);
  return (['y', 'x'] as const).flatMap((axis) => able.find(({ area }) => area.axis === axis) ?? []);
};

const scrollBy = ({ area, strength }: Scroll, reach: number): void => {
  // Whole pixels: a browser drops a smaller step.
  const length = Math.min(Math.ceil(Math.abs(strength) * reach), wayLeft(area, strength));
  const distance = Math.sign(strength) * length;
  if (area.axis === 'y') area.element.scrollTop += distance;
  else area.element.scrollLeft += distance;
};

/** A row that snaps to its lists would undo each small step. */
const setSnap = (board: HTMLElement, snap: '' | 'none'): void => {
  const row = board.querySelector<HTMLElement>('.board-columns');
  if (row && row.style.scrollSnapType !== snap) row.style.scrollSnapType = snap;
};

/** Scrolls the areas at whose edge a dragged card is held, until the returned function is called. */
export const startAutoScroll = (board: HTMLElement): (() => void) => {
  let point: Point | undefined;
  let frame: number | undefined;
  let lastFrame = 0;
  let scrolledFor = 0;
  const step = (now: number): void => {
    const passed = scrolledFor > 0 ? Math.min(LONGEST_FRAME, now - lastFrame) : FRAME;
    const scrolls = point ? scrollsAt(board, point) : [];
    const reach = (SPEED * Math.min(FASTEST, 1 + scrolledFor / 1000) * passed) / 1000;
    if (scrolls.some(({ area }) => area.axis === 'x')) setSnap(board, 'none');
    for (const scroll of scrolls) scrollBy(scroll, reach);
    lastFrame = now;
    scrolledFor = scrolls.length > 0 ? scrolledFor + passed : 0;
    frame = scrolls.length > 0 ? requestAnimationFrame(step) : undefined;
  };
  const onMove = (event: MouseEvent | TouchEvent): void => {
    point = pointOf(event);
    frame ??= requestAnimationFrame(step);
  };
  const stopListening = listen(document, { mousemove: onMove, touchmove: onMove });
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    setSnap(board, '');
    stopListening();
  };
};
