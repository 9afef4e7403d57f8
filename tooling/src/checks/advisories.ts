import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '../workspace.ts';
import { readAdvisories } from './advisories/read-advisories.ts';

// Asks the registry about every version of the lock file. Without a registry it says so and passes.
const LIMIT_MILLISECONDS = 60_000;

const { stdout } = spawnSync('npx', ['-y', 'pnpm@12', 'audit', '--prod', '--json'], {
  cwd: workspaceRoot,
  encoding: 'utf8',
  timeout: LIMIT_MILLISECONDS,
});
const found = readAdvisories(stdout ?? '');
if (!found) console.log('The registry answered no question about advisories: nothing was checked.');
else if (found.length > 0) {
  console.error(found.join('\n'));
  process.exit(1);
} else console.log('No serious weakness of a dependency is known');
