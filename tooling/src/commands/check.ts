import { runSteps, secondsSince, type Step } from '../run/step.ts';
import { remoteFolders } from '../workspace.ts';

// `pnpm run check mfe-orders`: all that concerns one remote, read, tested and built; nothing of the others.
const [remote = ''] = process.argv.slice(2);
if (!remoteFolders().includes(remote))
  throw new Error(`${remote || 'Nothing'} is none of ${remoteFolders().join(', ')}`);

const start = performance.now();
const node = (name: string, ...args: string[]): Step => ({ name, command: process.execPath, args });
const bin = (name: string, command: string, ...args: string[]): Step => ({
  name,
  command: `node_modules/.bin/${command}`,
  args,
});

const failed = await runSteps([
  bin('Formatting', 'oxfmt', '--list-different', remote),
  bin('Lint', 'oxlint', '--deny-warnings', remote),
  node('Types', 'node_modules/typescript-native/bin/tsc', '-b', remote),
  node('Imports', 'tooling/src/checks/imports.ts'),
  node('Languages', 'tooling/src/checks/languages.ts', remote),
  bin('Tests', 'jest', '--selectProjects', remote),
  node('Build', 'tooling/src/commands/build.ts', remote),
]);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exit(1);
}
console.log(`\n${remote} is sound (${secondsSince(start)}).`);
