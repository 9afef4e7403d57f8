import type { DatabaseServer } from '../src/database/database.ts';
import { pgliteFromSnapshot } from './test-database.pglite.ts';
import { postgresFromTemplate } from './test-database.postgres.ts';
import type { SeedLevel } from './snapshot.ts';

/** A fresh, migrated and seeded database, and where the seeded files are. */
export interface TestDatabase {
  server: DatabaseServer;
  seedFiles: string;
}

/** Jest's project decides: with `TEST_DATABASE=postgres` the server, otherwise the embedded one. */
export const openTestDatabase = (level: SeedLevel): Promise<TestDatabase> =>
  process.env['TEST_DATABASE'] === 'postgres'
    ? postgresFromTemplate(level)
    : pgliteFromSnapshot(level);
