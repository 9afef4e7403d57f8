import { afterPaint } from './after-paint.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('BJ-18 what can wait is done once, when the frame with the card at its new place is painted', () => {
  const order: string[] = [];
  afterPaint(() => order.push('work'));
  requestAnimationFrame(() => order.push('frame'));
  jest.advanceTimersByTime(1000);
  expect(order).toEqual(['frame', 'work']);
});

test('BJ-18 a page in the background, which paints nothing, does it all the same', () => {
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const work = jest.fn();
  afterPaint(work);
  jest.advanceTimersByTime(1000);
  frames.mockRestore();
  expect(work).toHaveBeenCalledTimes(1);
});
