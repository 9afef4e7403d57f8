import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '../workspace.ts';
import { readAdvisories } from './advisories/read-advisories.ts';

// Asks the registry about every version that the lock file has of dependencies, those of development aside. Without a registry it says so and passes, on a desk;
// the daily round wants an answer (--must-answer).
const LIMIT_MILLISECONDS = 60_000;

const { stdout } = spawnSync('npx', ['-y', 'pnpm@12', 'audit', '--prod', '--json'], {
  cwd: workspaceRoot,
  encoding: 'utf8',
  timeout: LIMIT_MILLISECONDS,
});
const found = readAdvisories(stdout ?? '', new Date());
if (!found) {
  console.log('The registry answered no question about advisories: nothing was checked.');
  if (process.argv.includes('--must-answer')) process.exit(1);
} else if (found.length > 0) {
  console.error(found.join('\n'));
  process.exit(1);
} else console.log('No weakness of a dependency is known that should have been mended by now');
