import { fileURLToPath } from 'node:url';
import { nodeJest } from '../tooling/jest/jest.base.mjs';
import embedded from './jest.config.mjs';

// These bring processes and a database of their own, the same whatever the other tests run on.
const withOwnServers = ['chat-delivery', 'two-servers', 'payment-kills', 'payment-schedules'];

/** The endpoint tests once more, on PostgreSQL. */
export default nodeJest('portal-api on postgres', {
  testMatch: ['<rootDir>/src/{http,cli,database,shell-page,domains}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...withOwnServers.map((name) => `${name}\\.test`)],
  globals: embedded.globals,
  setupFiles: [fileURLToPath(new URL('test/use-postgres.mjs', import.meta.url))],
});
