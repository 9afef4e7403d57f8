/** The tools are ES modules that Node runs as they stand, and so do their tests; see docs/decisions/0018. */
export default {
  displayName: 'tooling',
  runner: 'jest-light-runner/child-process',
  transform: {},
  testMatch: ['<rootDir>/**/*.test.ts'],
};
