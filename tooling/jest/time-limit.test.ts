import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../src/workspace.ts';

const folder = join(workspaceRoot, '.cache', 'time-limit');
let place: string;
beforeEach(() => {
  mkdirSync(folder, { recursive: true });
  place = mkdtempSync(`${folder}/run-`);
});
afterEach(() => rmSync(place, { recursive: true }));

const neverEnding = `
  afterEach(() => jest.useRealTimers());
  test('waits for ever', () => new Promise(() => {}));
  test('waits for ever without a clock', () => { jest.useFakeTimers(); return new Promise(() => {}); });
  test('ends', () => {});
`;

test('a test of the server that never ends is named and fails, and those after it still run', () => {
  const config = {
    rootDir: place,
    runner: join(workspaceRoot, 'tooling/node_modules/jest-light-runner/src/child-process.js'),
    transform: {},
    testTimeout: 300,
  };
  writeFileSync(join(place, 'waits.test.js'), neverEnding);
  writeFileSync(join(place, 'jest.config.json'), JSON.stringify(config));
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(workspaceRoot, 'node_modules/jest/bin/jest.js'),
      '--config',
      join(place, 'jest.config.json'),
    ],
    { cwd: place, encoding: 'utf8', timeout: 60_000 },
  );
  expect(stderr).toContain('waits for ever\n    Error: Exceeded the time limit of 300 ms');
  expect(stderr).toContain('waits for ever without a clock\n    Error: Exceeded the time limit');
  expect(stderr).toContain('Tests:       2 failed, 1 passed, 3 total');
  expect(status).toBe(1);
});
