import { fileURLToPath } from 'node:url';
import embedded from './jest.config.mjs';
import { endpointTests, withOneDatabase } from './test/database/which-database.mjs';

/** The endpoint tests, on PostgreSQL. */
export default {
  ...embedded,
  displayName: 'portal-api on postgres',
  testMatch: endpointTests,
  testPathIgnorePatterns: ['/node_modules/', ...withOneDatabase],
  setupFiles: [fileURLToPath(new URL('test/use-postgres.mjs', import.meta.url))],
};
