import { attackCalls } from './hostile-calls.ts';
import { attackSockets } from './hostile-frames.ts';
import { attackHeaders } from './hostile-headers.ts';
import { attackUploads } from './hostile-uploads.ts';
import { type HostileWorld, openHostileWorld } from './hostile-world.ts';

// The quick form of `pnpm bench hostile`: the same tries in small numbers.
const SEED = 1;

let world: HostileWorld;
beforeAll(async () => {
  world = await openHostileWorld();
});
afterAll(() => world.close());

test('PL-65 a wrong call of any endpoint by anybody is answered below 500, and what was refused is not stored', async () => {
  const [tally] = await attackCalls(world, { each: 1, seed: SEED, isQuick: true });
  expect(tally?.faults).toEqual([]);
  expect(tally?.tried).toBe(world.portal.app.portal.endpoints.length);
});

test('PL-65 hostile files and broken forms are refused whole, or served so that nothing of them runs', async () => {
  const tally = await attackUploads(world, { broken: 0, seed: SEED, share: 7 });
  expect(tally.faults).toEqual([]);
  expect(tally.tried).toBeGreaterThan(60);
});

test('PL-65 no header and no broken request makes the server fail', async () => {
  const tally = await attackHeaders(world, { seed: SEED, share: 997 });
  expect(tally.faults).toEqual([]);
  expect(tally.tried).toBeGreaterThan(80);
});

test('PL-65 a wrong frame is refused, stores nothing and leaves its socket open', async () => {
  const tally = await attackSockets(world, { each: 1, seed: SEED, share: 25 });
  expect(tally.faults).toEqual([]);
  expect(tally.tried).toBeGreaterThan(30);
});
