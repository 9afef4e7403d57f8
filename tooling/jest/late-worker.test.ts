import { runTests } from './run-tests.ts';

/** The second process begins only when the first one runs its test. */
const lateWorker = `
  const { existsSync } = require('node:fs');
  const sleep = new Int32Array(new SharedArrayBuffer(4));
  if (process.env.TINYPOOL_WORKER_ID === '2')
    while (!existsSync(__dirname + '/begun')) Atomics.wait(sleep, 0, 0, 20);
`;
const begins = `
  import { writeFileSync } from 'node:fs';
  test('runs', () => writeFileSync('begun', ''));
`;

test('a process of the server’s tests that begins late gets its work as well, and the run ends', () => {
  const { status, stderr } = runTests({
    files: { 'late.cjs': lateWorker, 'one.test.js': begins, 'two.test.js': begins },
    nodeOptions: (place) => `--require ${place}/late.cjs`,
  });
  expect(stderr).toContain('Tests:       2 passed, 2 total');
  expect(status).toBe(0);
});
