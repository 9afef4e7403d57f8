import { postgresAnswers } from '../../../test/database/postgres-url.ts';
import { killOverPayments } from '../../../test/faults/payment-kills.ts';

const whenPostgres = (await postgresAnswers()) ? test : test.skip;

// The quick form of `pnpm bench faults kills`: each moment twice, once with and once without browsers that come back.
whenPostgres(
  'PL-24 CR-42 CR-52 OR-44 OR-52 OR-56 a server killed between the charge and the order gives each order once, at all four places',
  async () => {
    // The first two are paid at all four places, or nothing would be proven.
    expect(await killOverPayments(4, 52)).toBeGreaterThanOrEqual(8);
  },
);
