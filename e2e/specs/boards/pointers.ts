import type { Page } from '@playwright/test';
import { expect } from '../../harness/test.ts';

/** A place on the page. */
export interface Point {
  x: number;
  y: number;
}

/** Something that lifts a card, carries it and lets it go. */
export interface Pointer {
  lift: (at: Point) => Promise<void>;
  carry: (to: Point) => Promise<void>;
  drop: () => Promise<void>;
}

const STEPS = 8;

/** The points on the way from one place to another. */
export const between = (from: Point, to: Point, steps: number): Point[] =>
  Array.from({ length: steps }, (_, at) => ({
    x: from.x + ((to.x - from.x) * (at + 1)) / steps,
    y: from.y + ((to.y - from.y) * (at + 1)) / steps,
  }));

const isLifted = (page: Page): Promise<void> =>
  expect(page.locator('.smooth-dnd-ghost')).toBeVisible();

/** A mouse with its button held. */
export const mousePointer = async (page: Page): Promise<Pointer> => ({
  lift: async ({ x, y }) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 3, y + 3);
    await page.mouse.move(x, y);
    await isLifted(page);
  },
  carry: ({ x, y }) => page.mouse.move(x, y, { steps: STEPS }),
  drop: () => page.mouse.up(),
});

/** A finger that stays down; it lifts by a long press. */
export const fingerPointer = async (page: Page): Promise<Pointer> => {
  const session = await page.context().newCDPSession(page);
  let now: Point = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    lift: async (at) => {
      now = at;
      await send('touchStart', [at]);
      await isLifted(page);
    },
    carry: async (to) => {
      for (const next of between(now, to, STEPS)) await send('touchMove', [next]);
      now = to;
    },
    drop: async () => {
      await send('touchEnd', []);
      await session.detach();
    },
  };
};
