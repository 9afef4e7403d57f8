import { timeLimit } from '../tooling/jest/time-limit.mjs';

/**
 * All tests of the server, on the embedded database. They run in Node as the server itself does,
 * without Jest's own modules: its code is loaded once in a process and not once in every test file.
 */
export default {
  displayName: 'portal-api on pglite',
  runner: 'jest-light-runner/child-process',
  transform: {},
  // Alone it is the whole configuration, and the runner has no limit of its own.
  testTimeout: timeLimit,
  testMatch: ['<rootDir>/**/*.test.ts'],
};
