import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders, workspaceRoot } from '../workspace.ts';
import { ownerProblems } from './hosting/owners.ts';
import { remoteWorkflowProblems, workflowProblems } from './hosting/workflows.ts';
import { workspaceFiles } from './workspace-files.ts';

// The outside face: workflows that GitHub takes, one per remote, and an owner for each room.
const exists = (path: string): boolean => existsSync(join(workspaceRoot, path));
const read = (path: string): string => readFileSync(join(workspaceRoot, path), 'utf8');

const files = workspaceFiles('*.github/workflows/*.yml').map((name) => ({
  name,
  content: read(name),
}));
// A line for files at the top, such as `/*`, reaches into none of these.
const rooms = [
  ...new Set(workspaceFiles().flatMap((file) => /^[^/]+(?=\/)/.exec(file)?.[0] ?? [])),
];

const problems = [
  ...(await Promise.all(files.map((file) => workflowProblems(file, exists)))).flat(),
  ...remoteFolders().flatMap((remote) => remoteWorkflowProblems(remote, files)),
  ...ownerProblems(read('.github/CODEOWNERS'), rooms, exists),
];

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${files.length} workflows are sound, ${rooms.length} rooms have owners`);
