import { CardHeights } from './card-heights.ts';

test('BJ-18 cards outside of the window keep their measured height, others count as average', () => {
  const heights = new CardHeights();
  heights.measure(
    new Map([
      ['1', 80],
      ['2', 140],
      ['not laid out', 0],
    ]),
  );
  expect(heights.each(['1', '2', '3', 'not laid out'])).toEqual([80, 140, 110, 110]);
  expect(heights.sum(['1', '2', '3'])).toBe(330);
});
