import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps, type Step } from './step.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-'));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  // Other files of tests follow in this process.
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A step that leaves its name behind, once all that it `needs` have. */
const step = (name: string, needs: readonly string[] = [], code = 0): Step => ({
  name,
  command: process.execPath,
  args: [
    '--eval',
    `const { existsSync, writeFileSync } = require('node:fs');
     const lacks = () => ${JSON.stringify(needs)}.some((need) => !existsSync(need));
     const look = setInterval(() => {
       if (lacks()) return;
       clearInterval(look);
       writeFileSync(${JSON.stringify(name)}, '');
       process.exitCode = ${code};
     }, 5);`,
  ],
});

/** A step that fails unless the named one is through. */
const after = (name: string, earlier: string): Step => ({
  name,
  command: process.execPath,
  args: [
    '--eval',
    `process.exit(require('node:fs').existsSync(${JSON.stringify(earlier)}) ? 0 : 1)`,
  ],
});

test('steps of a list of their own follow each other, beside the others', async () => {
  const at = (name: string) => join(folder, name);
  // The first waits for the last, so nobody is through before all lanes have begun.
  const failed = await runSteps(
    [[step(at('build'), [at('lint')]), after(at('weigh'), at('build'))], step(at('lint'))],
    2,
  );
  expect(failed).toEqual([]);
});

test('a step that fails keeps none from running and is named', async () => {
  const at = (name: string) => join(folder, name);
  const failed = await runSteps([step(at('a'), [], 1), after(at('b'), at('a'))]);
  expect(failed).toEqual([at('a')]);
});
