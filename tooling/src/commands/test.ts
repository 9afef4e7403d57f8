import { ensureChromium, ensureWholeChromium } from '../run/chromium.ts';
import { pageBytes, staticSteps } from '../run/static-steps.ts';
import { runSteps, secondsSince, type Step } from '../run/step.ts';
import { compileCache } from '../workspace.ts';

const start = performance.now();
const bin = (name: string): string => `node_modules/.bin/${name}`;

const build: Step = {
  name: 'Build of the shell and the remotes',
  command: process.execPath,
  args: ['tooling/src/commands/build.ts'],
};

const jest: Step = {
  name: 'Unit, component and endpoint tests',
  command: bin('jest'),
  // One more than two cores: some of them always wait for a server or a kill.
  args: ['--maxWorkers=3'],
  env: compileCache,
};

const browserTests = (): Step => ({
  name: 'Browser tests',
  command: 'e2e/node_modules/.bin/playwright',
  args: ['test', '--config', 'e2e/playwright.config.ts'],
  env: { ...compileCache, CHROMIUM: ensureChromium(), WHOLE_CHROMIUM: ensureWholeChromium() },
});

// Weighed after the build and not beside it, where both would build the same packages.
const failed = await runSteps([[build, pageBytes], ...staticSteps], 2);
// Beside each other they took as long: whoever waits leaves a core to its neighbour (decision 95).
failed.push(...(await runSteps([jest])));
try {
  // Asked for last: without a browser everything else runs all the same.
  failed.push(...(await runSteps([browserTests()])));
} catch (error) {
  console.error(`\n✗ Browser tests\n${error instanceof Error ? error.message : String(error)}`);
  failed.push('Browser tests');
}
console.log(`\nWhole run: ${secondsSince(start)}`);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}
console.log('All green.');
