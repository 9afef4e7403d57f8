import { pull } from './auto-scroll.ts';

test('BJ-18 a dragged card pulls its list only near an edge, and at the edge the most', () => {
  expect(pull(400, 0, 800)).toBe(0);
  expect(pull(780, 0, 800)).toBeGreaterThan(pull(760, 0, 800));
  expect(pull(20, 0, 800)).toBeLessThan(0);
  expect(pull(-30, 0, 800)).toBe(-1);
  expect(pull(900, 0, 800)).toBe(1);
});

test('BJ-18 a low list keeps a middle where nothing scrolls', () => {
  expect(pull(45, 0, 90)).toBe(0);
});
