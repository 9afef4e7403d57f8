import { ensureChromium, ensureWholeChromium } from '../run/chromium.ts';
import { staticSteps } from '../run/static-steps.ts';
import { runSteps, secondsSince, type Step } from '../run/step.ts';
import { compileCache } from '../workspace.ts';

const start = performance.now();
const bin = (name: string): string => `node_modules/.bin/${name}`;

const build: Step = {
  name: 'Build of the shell and the remotes',
  command: process.execPath,
  args: ['tooling/src/commands/build.ts'],
};

// Each of them waits a sixth of its time for a server, a kill or a page; beside each other they use every core.
const tests: readonly Step[] = [
  {
    name: 'Unit, component and endpoint tests',
    command: bin('jest'),
    args: ['--maxWorkers=2'],
    env: compileCache,
    isLong: true,
  },
  {
    name: 'Browser tests',
    command: 'e2e/node_modules/.bin/playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    env: { ...compileCache, CHROMIUM: ensureChromium(), WHOLE_CHROMIUM: ensureWholeChromium() },
    isLong: true,
  },
];

const failed = await runSteps([build, ...staticSteps, ...tests], 2);
console.log(`\nWhole run: ${secondsSince(start)}`);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}
console.log('All green.');
