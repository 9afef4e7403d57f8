import { timeLimit } from './jest/time-limit.mjs';

/** The tools are ES modules that Node runs as they stand, and so do their tests; see docs/decisions/0018. */
export default {
  displayName: 'tooling',
  runner: 'jest-light-runner/child-process',
  transform: {},
  // Alone it is the whole configuration, and the runner has no limit of its own.
  testTimeout: timeLimit,
  testMatch: ['<rootDir>/**/*.test.ts'],
};
