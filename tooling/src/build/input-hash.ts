import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { providedLibraries, sharedForRemote } from '../shared-libraries.ts';
import { workspaceRoot } from '../workspace.ts';
import { lockedPackages, readLock } from './locked-packages.ts';

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
  'tooling/src/build/build-package.ts',
  'tooling/src/build/compress-folder.ts',
  'tooling/src/build/run-webpack.ts',
  'tooling/src/dev/refresh-in-shell.cjs',
  'tooling/src/shared-libraries.ts',
  'tooling/src/provided-names.ts',
  'tooling/tsconfig.base.json',
];

/** What the bytes of a package's build depend on, beside its own files. */
const sharedInputs = (folder: string): { paths: string[]; packages: string[]; facts: unknown } => {
  if (folder === 'host-shell')
    return {
      paths: ['shared-contracts/src', 'shared-contracts/package.json', 'shared-ui'],
      packages: [folder, 'shared-contracts', 'shared-ui'],
      facts: providedLibraries(join(workspaceRoot, folder)),
    };
  // Of the shared packages a remote carries its icons: beside them only the list and the manifest's rules matter.
  return {
    paths: [
      'shared-contracts/src/remote',
      'shared-ui/src/icons.data.ts',
      'shared-ui/src/network-icons.data.ts',
      'shared-ui/src/icon',
    ],
    packages: [folder, 'shared-ui'],
    facts: sharedForRemote(join(workspaceRoot, folder)),
  };
};

// The same sources have the same hash in whatever folder they lie.
const withoutFolder = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(workspaceRoot)
    ? relative(workspaceRoot, value)
    : value;

/** One short hash over everything that a build of this package reads; the same hash means the same bytes. */
export const inputHash = (folder: string, mode: string): string => {
  const { paths, packages, facts } = sharedInputs(folder);
  const installed = lockedPackages(readLock(), [...packages, 'tooling']);
  const read = JSON.stringify({ facts, installed }, withoutFolder);
  const hash = createHash('sha256').update(`${mode}\n${read}\n`);
  const all = [...ownFiles.map((name) => join(folder, name)), ...paths, ...buildTools];
  for (const file of all.flatMap((path) => filesUnder(join(workspaceRoot, path))))
    hash
      .update(`${relative(workspaceRoot, file)}\n`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 10);
};
