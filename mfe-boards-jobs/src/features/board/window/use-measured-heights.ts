import { useMemo } from 'react';
import { afterPaint } from '../after-paint.ts';
import { CardHeights } from './card-heights.ts';

/** Heights of cards, and how they get there. */
export interface MeasuredHeights {
  heights: CardHeights;
  /** Reads the cards of a list after the next paint: reading earlier would lay the page out once more. */
  measure: (list: HTMLElement) => void;
  /** Reads what still waits to be read. */
  measureNow: () => void;
}

const heightsIn = (list: HTMLElement): Map<string, number> => {
  const found = new Map<string, number>();
  for (const card of list.querySelectorAll<HTMLElement>('[data-id]'))
    found.set(card.dataset['id'] ?? '', card.parentElement?.offsetHeight ?? 0);
  return found;
};

export const useMeasuredHeights = (): MeasuredHeights =>
  useMemo(() => {
    const heights = new CardHeights();
    const waiting = new Set<HTMLElement>();
    const measureNow = (): void => {
      for (const list of waiting) heights.measure(heightsIn(list));
      waiting.clear();
    };
    const measure = (list: HTMLElement): void => {
      if (waiting.size === 0) afterPaint(measureNow);
      waiting.add(list);
    };
    return { heights, measure, measureNow };
  }, []);
