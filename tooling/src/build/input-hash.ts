import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { providedRequests, sharedForRemote } from '../shared-libraries.ts';
import { workspaceRoot } from '../workspace.ts';

const IGNORED = /(^|\/)(node_modules|dist|coverage)(\/|$)|\.test\.tsx?$|\.snap$|\.md$/;

const filesUnder = (path: string): string[] => {
  if (!existsSync(path) || IGNORED.test(relative(workspaceRoot, path))) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
};

const ownFiles = ['src', 'public', 'package.json', 'webpack.config.ts', 'tsconfig.json'];

const buildTools = [
  'tooling/src/webpack',
  'tooling/src/build',
  'tooling/src/shared-libraries.ts',
  'tooling/src/provided-names.ts',
  'tooling/package.json',
  'tooling/tsconfig.base.json',
  'pnpm-lock.yaml',
];

/** What the bytes of a package's build depend on, beside its own files. */
const sharedInputs = (folder: string): { paths: string[]; facts: unknown } => {
  if (folder === 'host-shell')
    return {
      paths: ['shared-contracts/src', 'shared-contracts/package.json', 'shared-ui'],
      facts: providedRequests(join(workspaceRoot, folder)),
    };
  // A remote carries nothing of the shared packages: only the list and the manifest's rules matter.
  return {
    paths: ['shared-contracts/src/remote'],
    facts: sharedForRemote(join(workspaceRoot, folder)),
  };
};

/** One short hash over everything that a build of this package reads; the same hash means the same bytes. */
export const inputHash = (folder: string, mode: string): string => {
  const { paths, facts } = sharedInputs(folder);
  const hash = createHash('sha256').update(`${mode}\n${JSON.stringify(facts)}\n`);
  const all = [...ownFiles.map((name) => join(folder, name)), ...paths, ...buildTools];
  for (const file of all.flatMap((path) => filesUnder(join(workspaceRoot, path))))
    hash
      .update(`${relative(workspaceRoot, file)}\n`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 10);
};
