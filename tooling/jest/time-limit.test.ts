import { join } from 'node:path';
import { workspaceRoot } from '../src/workspace.ts';
import { runTests } from './run-tests.ts';

const neverEnding = `
  afterEach(() => jest.useRealTimers());
  test('waits for ever', () => new Promise(() => {}));
  test('waits for ever without a clock', () => { jest.useFakeTimers(); return new Promise(() => {}); });
  test('ends', () => {});
`;

test('a test of the server that never ends is named and fails, and those after it still run', () => {
  const { status, stderr } = runTests({
    files: { 'waits.test.js': neverEnding },
    config: { testTimeout: 300 },
  });
  expect(stderr).toContain('waits for ever\n    Error: Exceeded the time limit of 300 ms');
  expect(stderr).toContain('waits for ever without a clock\n    Error: Exceeded the time limit');
  expect(stderr).toContain('Tests:       2 failed, 1 passed, 3 total');
  expect(status).toBe(1);
});

const later = 'test("comes later", () => new Promise((resolve) => setTimeout(resolve, 50)));';

test.each(['tooling', 'portal-api'])(
  'the tests of %s run alone too, where no other configuration limits them',
  async (room) => {
    const own = (await import(join(workspaceRoot, room, 'jest.config.mjs'))) as { default: object };
    const config = { ...own.default, testMatch: ['<rootDir>/*.test.js'] };
    const { status, stderr } = runTests({ files: { 'later.test.js': later }, config });
    expect(stderr).toContain('Tests:       1 passed, 1 total');
    expect(status).toBe(0);
  },
);
