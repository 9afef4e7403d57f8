import { scarceIn, type Step, untilDoubled } from './load.ts';

const step = (size: number, p99: number, used: Step['used'] = {}): Step => ({
  size,
  perSecond: size,
  p50: 1,
  p99,
  failures: 0,
  used,
  costOfAct: 1,
});

// What `pnpm bench limits` says of its measurements; the load itself is that of the soak, which has its quick form.
test('PL-21 the search for a limit ends at the first step that costs twice as much, and names what ran out', async () => {
  const asked: number[] = [];
  const found = await untilDoubled([1, 2, 4, 8], async (size) => {
    asked.push(size);
    return step(size, size === 4 ? 21 : 10, { 'the one thread of a process': 0.97, others: 0.5 });
  });
  // The one that seems to be the end is made twice.
  expect(asked).toEqual([1, 2, 4, 4]);
  expect(found.end?.size).toBe(4);
  expect(found.end && scarceIn(found.end)).toBe('the one thread of a process');
  expect(scarceIn(step(1, 1, { 'the one thread of a process': 0.3 }))).toBe('the database');
  expect((await untilDoubled([1, 2], async (size) => step(size, 10))).end).toBeUndefined();
});
