import { hasOwnPostgres } from '../../../test/chaos/own-postgres.ts';
import { hasOwnRedis } from '../../../test/chaos/own-redis.ts';
import { postgresAnswers } from '../../../test/database/postgres-url.ts';
import { chatStorm } from '../../../test/faults/chat-storm.ts';

/** The quick form of `pnpm bench faults chat`; `CHAOS_SEED` repeats a run, `CHAOS_SENDS` makes it longer. */
const SEED = Number(process.env['CHAOS_SEED'] ?? 9);

const whenPostgres = (await postgresAnswers()) ? test : test.skip;
const whenOwn = hasOwnPostgres && hasOwnRedis ? test : test.skip;

whenPostgres(
  'CH-07 CH-08 CH-09 CH-10 500 sends through cuts, silence and killed servers arrive once, in one order',
  async () => {
    const sends = Number(process.env['CHAOS_SENDS'] ?? 500);
    const [cuts, kills] = [sends * 0.06, sends / 125];
    const who = { seed: SEED, conversations: 1, servers: 2, restarts: 0 };
    expect((await chatStorm({ sends, cuts, kills, ...who })).kills).toBeGreaterThan(0);
  },
);

whenOwn(
  'CH-07 CH-08 PL-21 the same holds when messages cross by Redis, and Redis and PostgreSQL are restarted under them',
  async () => {
    const size = { sends: 130, cuts: 8, kills: 1, restarts: 1 };
    const who = { seed: SEED, conversations: 1, servers: 2, withRedis: true };
    expect(await chatStorm({ ...size, ...who })).toMatchObject({ kills: 1, restarts: 1 });
  },
);
