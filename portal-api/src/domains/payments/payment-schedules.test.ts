import { postgresFromTemplate } from '../../../test/database/test-database.postgres.ts';
import { postgresAnswers } from '../../../test/database/postgres-url.ts';
import type { OpenDemo } from '../../../test/faults/shaky-till.ts';
import { playSchedules } from '../../../test/faults/payment-schedules.ts';

/** The quick form of `pnpm bench faults schedules`; `SCHEDULES` makes it longer, `SCHEDULE_SEED` another one. */
const RUNS = Number(process.env['SCHEDULES'] ?? 200);
const SEED = Number(process.env['SCHEDULE_SEED'] ?? 20_260_302);

// As the endpoint tests do: a PostgreSQL takes a quarter of the time, and really does two things at once.
const onPostgres: { open?: OpenDemo } = (await postgresAnswers())
  ? { open: (now) => postgresFromTemplate('demo', now) }
  : {};

test('PL-24 CR-52 OR-44 OR-52 OR-56 two hundred random schedules end in one charge and one order, or in none', async () => {
  // A run in which nobody ever paid would prove nothing.
  expect(await playSchedules(RUNS, { seed: SEED, ...onPostgres })).toBeGreaterThan(RUNS / 4);
});
