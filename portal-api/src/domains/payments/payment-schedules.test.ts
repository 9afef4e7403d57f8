import { playSchedules } from '../../../test/faults/payment-schedules.ts';

/** The quick form of `pnpm bench faults schedules`; `SCHEDULES` makes it longer, `SCHEDULE_SEED` another one. */
const RUNS = Number(process.env['SCHEDULES'] ?? 200);
const SEED = Number(process.env['SCHEDULE_SEED'] ?? 20_260_302);

test('PL-24 CR-52 OR-44 OR-52 OR-56 two hundred random schedules end in one charge and one order, or in none', async () => {
  // A run in which nobody ever paid would prove nothing.
  expect(await playSchedules(RUNS, { seed: SEED })).toBeGreaterThan(RUNS / 4);
});
