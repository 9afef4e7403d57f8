import { spawnSync } from 'node:child_process';
import { postgresAnswers } from '../../../test/database/postgres-url.ts';
import { chatStorm } from '../../../test/faults/chat-storm.ts';

/** The quick form of `pnpm bench faults chat`; `CHAOS_SEED` repeats a run, `CHAOS_SENDS` makes it longer. */
const SEED = Number(process.env['CHAOS_SEED'] ?? 9);

const onPostgres = await postgresAnswers();
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const whenPostgres = onPostgres ? test : test.skip;
const whenBoth = onPostgres && hasRedis ? test : test.skip;

whenPostgres(
  'CH-07 CH-08 CH-09 CH-10 500 sends through cuts, silence and killed servers arrive once, in one order',
  async () => {
    const sends = Number(process.env['CHAOS_SENDS'] ?? 500);
    expect((await chatStorm(sends, { seed: SEED })).kills).toBeGreaterThan(0);
  },
);

whenBoth('CH-07 CH-08 the same holds when messages cross by Redis', async () => {
  expect((await chatStorm(130, { seed: SEED, withRedis: true })).kills).toBeGreaterThan(0);
});
