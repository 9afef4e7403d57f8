import { pgliteFromSnapshot } from './test-database.pglite.ts';
import { cleanPostgres } from './test-database.postgres.ts';
import type { SeedLevel, TestDatabase } from './snapshot.ts';

/** Jest's project decides: with `TEST_DATABASE=postgres` the server, otherwise the embedded one. */
export const openTestDatabase = (level: SeedLevel, now: () => Date): Promise<TestDatabase> =>
  process.env['TEST_DATABASE'] === 'postgres'
    ? cleanPostgres(level, now)
    : pgliteFromSnapshot(level, now);
