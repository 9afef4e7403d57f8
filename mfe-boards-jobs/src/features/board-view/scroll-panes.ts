/** A place on the screen. */
export interface Point {
  x: number;
  y: number;
}

type Axis = 'x' | 'y';

/** Something that scrolls, the part of it that can be pointed at, and how far it may go each way. */
export interface Pane {
  element: Element;
  axis: Axis;
  begin: number;
  end: number;
  back: number;
  forth: number;
}

const listPane = (list: Element): Pane => {
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

/** The page goes on only until the whole list is seen, or it would slip away from under the card. */
const pagePane = (page: Element, list: Element): Pane => {
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

const rowPane = (row: Element): Pane => {
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

/** What a card at this place may scroll, the innermost first. */
export const panesAt = (board: HTMLElement, { x }: Point): Pane[] => {
  const list = listAt(board, x);
  const page = document.scrollingElement;
  const row = board.querySelector('.board-columns');
  return [
    ...(list ? [listPane(list)] : []),
    ...(list && page ? [pagePane(page, list)] : []),
    ...(row ? [rowPane(row)] : []),
  ];
};
