import embedded from './jest.config.mjs';
import { onPostgresAlone } from './test/database/which-database.mjs';

/** Where a PostgreSQL answers: everything but the endpoint tests that run on it, and of those what the engine decides. */
export default {
  ...embedded,
  testPathIgnorePatterns: ['/node_modules/', onPostgresAlone],
};
