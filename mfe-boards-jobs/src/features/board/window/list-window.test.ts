import { windowAround, fitWindow, windowIncluding, WHOLE_LIST_LIMIT } from './list-window.ts';

const evenly = (count: number, height: number): number[] =>
  Array.from({ length: count }, () => height);

test('BJ-18 a long list renders a window around what is seen, a short one is whole', () => {
  const viewport = { top: 50_000, height: 800 };
  expect(windowAround(evenly(WHOLE_LIST_LIMIT, 100), viewport)).toEqual({
    start: 0,
    end: WHOLE_LIST_LIMIT,
  });
  const middle = windowAround(evenly(1000, 100), viewport);
  expect(middle.start).toBeLessThan(500);
  expect(middle.end).toBeGreaterThan(508);
  expect(middle.end - middle.start).toBeLessThan(WHOLE_LIST_LIMIT);
  expect(windowAround(evenly(1000, 100), { top: 999_999, height: 800 }).end).toBe(1000);
});

test('BJ-18 a window holds everything that is seen, also of low cards and after high ones', () => {
  const low = windowAround(evenly(1000, 50), { top: 10_000, height: 700 });
  expect(low.start).toBeLessThan(200);
  expect(low.end).toBeGreaterThan(214);
  const mixed = [...evenly(100, 200), ...evenly(900, 50)];
  const behind = windowAround(mixed, { top: 100 * 200 + 50 * 50, height: 700 });
  expect(behind.start).toBeLessThan(150);
  expect(behind.end).toBeGreaterThan(164);
});

test('BJ-18 a window moves only when the wanted card is outside of it', () => {
  const window = { start: 100, end: 118 };
  expect(windowIncluding(window, 1000, 110)).toBe(window);
  const moved = windowIncluding(window, 1000, 700);
  expect(moved.start).toBeLessThanOrEqual(700);
  expect(moved.end).toBeGreaterThan(700);
});

test('BJ-18 a window fits a list that has become shorter or longer', () => {
  const window = { start: 182, end: 200 };
  expect(fitWindow(window, 199)).toEqual({ start: 181, end: 199 });
  expect(fitWindow(window, WHOLE_LIST_LIMIT)).toEqual({ start: 0, end: WHOLE_LIST_LIMIT });
  expect(fitWindow({ start: 0, end: 5 }, 100).end).toBeGreaterThan(10);
});
