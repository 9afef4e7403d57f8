import { postgresAnswers } from '../../test/database/postgres-url.ts';
import { killOverOffice } from '../../test/faults/office-kills.ts';

const whenPostgres = (await postgresAnswers()) ? test : test.skip;

// The quick form of `pnpm bench faults office`.
whenPostgres(
  'PL-21 BO-15 BO-41 BO-65 BO-90 what an admin writes while the server is killed is there once, with its invoice, its mail and its row in the log',
  async () => {
    await killOverOffice(2, 3);
  },
);
