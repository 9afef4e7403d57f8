import { heightOf, windowAt, windowIn, windowWith, WHOLE } from './window-of.ts';

const evenly = (count: number, height: number): number[] =>
  Array.from({ length: count }, () => height);

test('BJ-18 a long list renders a window around what is seen, a short one is whole', () => {
  const sight = { top: 50_000, height: 800 };
  expect(windowAt(evenly(WHOLE, 100), sight)).toEqual({ start: 0, end: WHOLE });
  const middle = windowAt(evenly(1000, 100), sight);
  expect(middle.start).toBeLessThan(500);
  expect(middle.end).toBeGreaterThan(508);
  expect(middle.end - middle.start).toBeLessThan(WHOLE);
  expect(windowAt(evenly(1000, 100), { top: 999_999, height: 800 }).end).toBe(1000);
});

test('BJ-18 a window holds everything that is seen, also of low cards and after high ones', () => {
  const low = windowAt(evenly(1000, 50), { top: 10_000, height: 700 });
  expect(low.start).toBeLessThan(200);
  expect(low.end).toBeGreaterThan(214);
  const mixed = [...evenly(100, 200), ...evenly(900, 50)];
  const behind = windowAt(mixed, { top: 100 * 200 + 50 * 50, height: 700 });
  expect(behind.start).toBeLessThan(150);
  expect(behind.end).toBeGreaterThan(164);
});

test('BJ-18 a window moves only when the wanted card is outside of it', () => {
  const window = { start: 100, end: 118 };
  expect(windowWith(window, 1000, 110)).toBe(window);
  const moved = windowWith(window, 1000, 700);
  expect(moved.start).toBeLessThanOrEqual(700);
  expect(moved.end).toBeGreaterThan(700);
});

test('BJ-18 a window fits a list that has become shorter or longer', () => {
  const window = { start: 182, end: 200 };
  expect(windowIn(window, 199)).toEqual({ start: 181, end: 199 });
  expect(windowIn(window, WHOLE)).toEqual({ start: 0, end: WHOLE });
  expect(windowIn({ start: 0, end: 5 }, 100).end).toBeGreaterThan(10);
});

test('BJ-18 cards outside of the window keep their measured height', () => {
  const measured = new Map([
    ['1', 80],
    ['2', 140],
  ]);
  expect(heightOf(['1', '2', '3'], measured, 100)).toBe(320);
});
