import { postgresAnswers } from '../database/postgres-url.ts';
import { runSoak } from './run-soak.ts';
import { growthOf, type Sample } from './samples.ts';

const whenPostgres = (await postgresAnswers()) ? test : test.skip;

// The quick form of `pnpm bench soak`; a few seconds show that nothing fails, not that nothing grows.
whenPostgres(
  'PL-21 PL-40 people of all roles go on with their day while settings change, a broken canary is taken back and a server is deployed, and no call fails',
  async () => {
    const soaked = await runSoak({
      ...{ seconds: 4, people: 10, firms: 2, pace: 400 },
      ...{ seed: 1, samples: 1, deploys: 1 },
    });
    expect(soaked.failures).toEqual([]);
    expect(soaked).toMatchObject({
      deploys: 1,
      changes: 1,
      releases: 1,
      samples: [expect.anything()],
    });
    expect(soaked.acts).toBeGreaterThan(0);
  },
  120_000,
);

test('PL-40 what grows from the middle third to the last is named', () => {
  const quiet = { acts: 1, handles: 20, files: 20, sockets: 2, connections: 9 };
  const act = { 'transactions of an act': 2, 'bytes of an act': 900 };
  const samples: Sample[] = [1, 1, 1, 1.3, 1.3, 1.3].map((grown) => ({
    ...{ ...quiet, ...act, memory: 200_000_000 * grown },
  }));
  const growing = growthOf([
    ...samples,
    ...samples.slice(3).map((one) => ({ ...one, memory: 4e8 })),
  ]);
  expect(growing.filter(({ isFlat }) => !isFlat).map(({ of }) => of)).toEqual(['memory']);
  expect(growthOf(samples.slice(3)).every(({ isFlat }) => isFlat)).toBe(true);
});
