import { type PageItem, pageItems } from './page-items.ts';

const bar = (page: number, pages: number, around = 1): string =>
  pageItems(page, pages, around).join(' ');

test('OR-08 a few pages all have their place', () => {
  expect(bar(1, 1)).toBe('1');
  expect(bar(4, 7)).toBe('1 2 3 4 5 6 7');
});

test('OR-08 of many pages the first, the last and those around the present one have a place', () => {
  expect(bar(1, 8)).toBe('1 2 3 4 5 forward 8');
  expect(bar(4, 8)).toBe('1 2 3 4 5 forward 8');
  expect(bar(5, 8)).toBe('1 back 4 5 6 7 8');
  expect(bar(5, 9)).toBe('1 back 4 5 6 forward 9');
  expect(bar(250, 500, 2)).toBe('1 back 248 249 250 251 252 forward 500');
});

test('OR-08 every bar is as long, holds the present page once and leaps over two pages at least', () => {
  for (let pages = 8; pages <= 30; pages += 1)
    for (let page = 1; page <= pages; page += 1) {
      const items = pageItems(page, pages, 1);
      expect(items).toHaveLength(7);
      expect(items.filter((one) => one === page)).toHaveLength(1);
      const numbers = items.filter((one: PageItem): one is number => typeof one === 'number');
      const gaps = numbers.slice(1).map((one, index) => one - (numbers[index] ?? 0) - 1);
      expect(gaps.every((gap) => gap === 0 || gap >= 2)).toBe(true);
    }
});
