import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../src/workspace.ts';

const folder = join(workspaceRoot, '.cache', 'runner-tests');

/** Test files that the server's runner runs in processes of their own, in a folder that is removed afterwards. */
export interface RunnerTests {
  /** Name to content. */
  files: Readonly<Record<string, string>>;
  config?: object;
  /** Settings of Node for every process of the run, about a file of the folder. */
  nodeOptions?: (place: string) => string;
}

/** Runs them; the status is null for a run that did not end. */
export const runTests = ({ files, config = {}, nodeOptions }: RunnerTests) => {
  mkdirSync(folder, { recursive: true });
  const place = mkdtempSync(`${folder}/run-`);
  const runner = join(workspaceRoot, 'tooling/node_modules/jest-light-runner/src/child-process.js');
  const whole = { rootDir: place, runner, transform: {}, ...config };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(place, name), content);
  writeFileSync(join(place, 'jest.config.json'), JSON.stringify(whole));
  const jest = join(workspaceRoot, 'node_modules/jest/bin/jest.js');
  try {
    return spawnSync(
      process.execPath,
      [jest, '--config', join(place, 'jest.config.json'), '--maxWorkers=2'],
      {
        cwd: place,
        encoding: 'utf8',
        env: {
          ...process.env,
          // The run that the caller belongs to has such a number as well.
          TINYPOOL_WORKER_ID: undefined,
          ...(nodeOptions && { NODE_OPTIONS: nodeOptions(place) }),
        },
        timeout: 120_000,
      },
    );
  } finally {
    rmSync(place, { recursive: true });
  }
};
