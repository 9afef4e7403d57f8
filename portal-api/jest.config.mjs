import { fileURLToPath } from 'node:url';
import { nodeJest } from '../tooling/jest/jest.base.mjs';
import { postgresAnswers } from './test/postgres-url.mjs';

/** All tests of the server on the embedded database. */
export default nodeJest('portal-api on pglite', {
  testEnvironment: fileURLToPath(new URL('test/pglite-environment.mjs', import.meta.url)),
  // Some proofs need a server that several processes share, whatever the other tests run on.
  globals: { postgresAnswers: await postgresAnswers() },
});
