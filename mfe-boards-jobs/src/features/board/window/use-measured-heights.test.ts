import { act, renderHook } from '@testing-library/react';
import { useMeasuredHeights } from './use-measured-heights.ts';

/** A list with one card that counts how often its height is read. */
const countedList = (): { list: HTMLElement; reads: () => number } => {
  const [list, wrapper, card] = Array.from({ length: 3 }, () => document.createElement('div'));
  if (!list || !wrapper || !card) throw new Error('No elements');
  let reads = 0;
  Object.defineProperty(wrapper, 'offsetHeight', { get: () => ((reads += 1), 70) });
  card.dataset['id'] = '1';
  wrapper.append(card);
  list.append(wrapper);
  return { list, reads: () => reads };
};

test('BJ-18 rendering a list reads no height before it was painted, and then each once', async () => {
  const { list, reads } = countedList();
  const { result } = renderHook(() => useMeasuredHeights());
  result.current.measure(list);
  result.current.measure(list);
  expect(reads()).toBe(0);
  await act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 5));
      }),
  );
  expect(reads()).toBe(1);
  expect(result.current.heights.each(['1'])).toEqual([70]);
});

test('BJ-18 a list that scrolls during a drag knows the heights of the cards that it has just rendered', () => {
  const { list } = countedList();
  const { result } = renderHook(() => useMeasuredHeights());
  result.current.measure(list);
  result.current.measureNow();
  expect(result.current.heights.each(['1'])).toEqual([70]);
});
