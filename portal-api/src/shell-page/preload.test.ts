import { matchesPattern } from './preload.ts';

test.each([
  ['/orders/view/:id', '/orders/view/5', true],
  ['/orders/view/:id', '/orders/view', false],
  ['/orders/view/:id', '/orders/view/5/6', false],
  ['/a/:b/:c?', '/a/1', true],
  ['/a/:b/:c?', '/a/1/2', true],
  ['/dashboard', '/dashboard/', true],
  ['/dashboard', '/dash', false],
])('%s names %s: %s', (pattern, address, isNamed) => {
  expect(matchesPattern(pattern, address)).toBe(isNamed);
});
