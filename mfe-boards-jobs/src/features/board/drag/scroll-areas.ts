/** A point on the screen, in pixels. */
export interface Point {
  x: number;
  y: number;
}

type Axis = 'x' | 'y';

/** An element that scrolls along one axis. */
export interface ScrollArea {
  element: Element;
  axis: Axis;
  /** Where its visible part begins and ends on the screen. */
  begin: number;
  end: number;
  /** How far it can still scroll each way. */
  back: number;
  forth: number;
}

const listArea = (list: Element): ScrollArea => {
  const { top, bottom } = list.getBoundingClientRect();
  return {
    element: list,
    axis: 'y',
    begin: Math.max(0, top),
    end: Math.min(innerHeight, bottom),
    back: list.scrollTop,
    forth: list.scrollHeight - list.clientHeight - list.scrollTop,
  };
};

/** The page scrolls only until the whole list is visible, or the list would slip away from under the card. */
const pageArea = (page: Element, list: Element): ScrollArea => {
  const { top, bottom } = list.getBoundingClientRect();
  return {
    element: page,
    axis: 'y',
    begin: 0,
    end: innerHeight,
    back: Math.min(page.scrollTop, -top),
    forth: Math.min(page.scrollHeight - page.clientHeight - page.scrollTop, bottom - innerHeight),
  };
};

const rowArea = (row: Element): ScrollArea => {
  const { left, right } = row.getBoundingClientRect();
  return {
    element: row,
    axis: 'x',
    begin: Math.max(0, left),
    end: Math.min(innerWidth, right),
    back: row.scrollLeft,
    forth: row.scrollWidth - row.clientWidth - row.scrollLeft,
  };
};

const listAt = (board: HTMLElement, x: number): Element | undefined =>
  [...board.querySelectorAll('.board-list')].find((list) => {
    const { left, right } = list.getBoundingClientRect();
    return x >= left && x <= right;
  });

/** What a card held at this point can scroll: its list, then the page, then the row of lists. */
export const scrollAreasAt = (board: HTMLElement, { x }: Point): ScrollArea[] => {
  const list = listAt(board, x);
  const page = document.scrollingElement;
  const row = board.querySelector('.board-columns');
  return [
    ...(list ? [listArea(list)] : []),
    ...(list && page ? [pageArea(page, list)] : []),
    ...(row ? [rowArea(row)] : []),
  ];
};
