import { dropIndex } from './drop-index.ts';

const all = ['1', '2', '3', '4', '5', '6'];

test('BJ-21 a drop among all cards lands where it was seen', () => {
  expect(dropIndex(all, all, '2', 0)).toBe(0);
  expect(dropIndex(all, all, '2', 5)).toBe(5);
  expect(dropIndex(all, all, 'new', 6)).toBe(6);
  expect(dropIndex([], [], 'new', 0)).toBe(0);
});

test('BJ-21 a drop in a window of a long list lands between the cards that were seen', () => {
  expect(dropIndex(all, ['3', '4'], 'new', 0)).toBe(2);
  expect(dropIndex(all, ['3', '4'], 'new', 2)).toBe(4);
  expect(dropIndex(all, ['3', '4'], '3', 1)).toBe(3);
});

test('BJ-21 a drop in a filtered list keeps the hidden cards where they are', () => {
  expect(dropIndex(all, ['2', '5'], 'new', 1)).toBe(4);
  expect(dropIndex(all, [], 'new', 0)).toBe(0);
});
