import { postgresAnswers } from '../database/postgres-url.ts';
import { hangUp } from '../soak/ask.ts';
import { startServers } from '../soak/run-soak.ts';
import { openSoakWorld, type SoakPerson } from '../soak/soak-world.ts';
import { openAxes } from './axes.ts';
import { scarceIn, type Step, untilDoubled } from './load.ts';

const whenPostgres = (await postgresAnswers()) ? test : test.skip;

const step = (size: number, p99: number, used: Step['used'] = {}): Step => ({
  size,
  perSecond: size,
  p50: 1,
  p99,
  failures: 0,
  used,
  costOfAct: 1,
});

// What `pnpm bench limits` says of its measurements.
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

// The quick form of its load: a step of each kind that has real servers under it, and nothing of how much they take.
whenPostgres(
  'PL-21 acts, messages and open tabs of a step are answered and counted, with what each cost the server',
  async () => {
    const world = await openSoakWorld({ firms: 1, people: 4 });
    const servers = await startServers(world, 1);
    try {
      const big = world.people.find(({ role }) => role === 'admin') as SoakPerson;
      const { people, messages, tabs } = openAxes();
      for (const axis of [people, messages, tabs]) {
        const step = await axis?.step({ world, servers, seconds: 1, seed: 1, big }, 8);
        await axis?.leave?.();
        expect(step).toMatchObject({ size: 8, failures: 0 });
        expect(step?.costOfAct).toBeGreaterThan(0);
      }
    } finally {
      hangUp();
      for (const server of servers) await server.kill();
      await world.close();
    }
  },
  240_000,
);
