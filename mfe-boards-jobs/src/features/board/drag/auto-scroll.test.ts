import { scrollStrength } from './auto-scroll.ts';

test('BJ-18 a dragged card scrolls its list only near an edge, and at the edge the most', () => {
  expect(scrollStrength(400, 0, 800)).toBe(0);
  expect(scrollStrength(780, 0, 800)).toBeGreaterThan(scrollStrength(760, 0, 800));
  expect(scrollStrength(20, 0, 800)).toBeLessThan(0);
  expect(scrollStrength(-30, 0, 800)).toBe(-1);
  expect(scrollStrength(900, 0, 800)).toBe(1);
});

test('BJ-18 a low list keeps a middle where nothing scrolls', () => {
  expect(scrollStrength(45, 0, 90)).toBe(0);
});
