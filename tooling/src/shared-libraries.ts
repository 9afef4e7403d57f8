import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { providedNames } from './provided-names.ts';

/** Libraries that only the shell provides; a remote that imports one gets the shell's copy. */
export const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@tanstack/react-query',
  'i18next',
  'react-i18next',
  'zustand',
  'formik',
  'yup',
  'zod',
] as const;

/** Our own packages: every subpath of theirs is shared, so that contexts and stores exist once. */
const ownPackages = ['@portal/shared-contracts', '@portal/shared-ui'] as const;

/**
 * Under which versions the shell shares them, wherever they were packed. Releases ask for these for good; whether one
 * fits a shell is said by the range of contracts in its manifest.
 */
const ownVersions: ReadonlyMap<string, string> = new Map([
  ['@portal/shared-contracts', '2.0.0'],
  ['@portal/shared-ui', '1.0.0'],
]);

/** antd is shared component by component, so that nobody loads the whole library. */
const ANTD_PREFIX = 'antd/es/';

/** One entry of the federation plugin's `shared` option. */
export interface SharedEntry {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string;
  /** A remote brings no copy. */
  readonly import: false;
  /** The name under which the shell answers, where it is another. */
  readonly shareKey?: string;
}

const packageNameOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Directory of an installed package as seen from `from`, or undefined when it is not installed there. */
export const packageDirectory = (name: string, from: string): string | undefined => {
  for (let directory = from; ; directory = dirname(directory)) {
    const candidate = join(directory, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (dirname(directory) === directory) return undefined;
  }
};

/** The version field of the package.json in `directory`. */
export const versionIn = (directory: string): string =>
  String(
    (JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { version?: string })
      .version,
  );

const sharedVersion = (request: string, directory: string): string =>
  ownVersions.get(packageNameOf(request)) ?? versionIn(directory);

const entryFor = (request: string, from: string): SharedEntry | undefined => {
  const directory = packageDirectory(packageNameOf(request), from);
  if (directory === undefined) return undefined;
  const requiredVersion = `^${sharedVersion(request, directory)}`;
  return { singleton: true, strictVersion: true, requiredVersion, import: false };
};

// Earlier releases find the parts of forms under the plain name; whoever is built now asks for the rest alone.
const answeredAs: ReadonlyMap<string, string> = new Map([
  ['@portal/shared-ui', '@portal/shared-ui/parts'],
]);

/** What a remote bundles itself, only as far as it uses it; the shell still has it for earlier releases. */
const bundledByRemotes = new Set(['@portal/shared-ui/icons']);

/** What a remote shares: everything on the list, and a copy of nothing. */
export const sharedForRemote = (remoteRoot: string): Record<string, SharedEntry> => {
  const own = ownPackages.flatMap((name) => ownPackagePaths(name, remoteRoot));
  const requests = [...sharedLibraries, ...own, ANTD_PREFIX].filter(
    (request) => !bundledByRemotes.has(request),
  );
  return Object.fromEntries(
    requests.flatMap((request) => {
      const entry = entryFor(request, remoteRoot);
      const shareKey = answeredAs.get(request);
      return entry ? [[request, { ...entry, ...(shareKey ? { shareKey } : {}) }] as const] : [];
    }),
  );
};

// What only tests, antd itself or the server read.
const neverProvided = new Set(['testing', '_util', 'refusals']);

const foldersWithIndex = (directory: string, index: string): string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !neverProvided.has(entry.name))
    .filter((entry) => existsSync(join(directory, entry.name, index)))
    .map((entry) => entry.name)
    .sort();

const singleFilePaths = (packageName: string, directory: string): string[] => {
  const { exports = {} } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    exports?: Record<string, unknown>;
  };
  return Object.keys(exports)
    .filter((key) => key !== '.' && !key.includes('*') && !neverProvided.has(key.slice(2)))
    .map((key) => `${packageName}/${key.slice(2)}`);
};

// Sources in the workspace, JavaScript in the published packages.
const indexFiles = ['index.ts', 'index.js'] as const;

const ownPackagePaths = (packageName: string, from: string): string[] => {
  const directory = packageDirectory(packageName, from);
  if (directory === undefined) return [];
  const source = join(directory, 'src');
  const folders = indexFiles
    .flatMap((index) => foldersWithIndex(source, index))
    .map((name) => `${packageName}/${name}`);
  const root = indexFiles.some((index) => existsSync(join(source, index))) ? [packageName] : [];
  return [...new Set([...root, ...singleFilePaths(packageName, directory), ...folders])].filter(
    (request) => existsInSource(source, request, packageName),
  );
};

const existsInSource = (source: string, request: string, packageName: string): boolean => {
  const path = request.slice(packageName.length + 1);
  const files =
    path === ''
      ? [...indexFiles]
      : [
          ...['.ts', '.tsx', '.js'].map((ending) => `${path}${ending}`),
          ...indexFiles.map((index) => join(path, index)),
        ];
  return files.some((file) => existsSync(join(source, file)));
};

const antdPaths = (from: string): string[] => {
  const directory = packageDirectory('antd', from);
  if (directory === undefined) return [];
  return foldersWithIndex(join(directory, 'es'), 'index.js').map((name) => `antd/es/${name}`);
};

/** Every request that the shell provides, spelled out: a path that it does not name is not provided. */
export const providedRequests = (shellRoot: string): string[] => [
  ...sharedLibraries,
  ...ownPackages.flatMap((name) => ownPackagePaths(name, shellRoot)),
  ...antdPaths(shellRoot),
];

/** One library that the shell hands to remotes. */
export interface ProvidedRequest {
  /** What a remote asks for. */
  readonly name: string;
  readonly version: string;
  /** What answers it in the shell: all names of these together. */
  readonly requests: readonly string[];
}

// A library that is provided by name, or set up first, stands in a file of the shell.
const ownFiles = new Map([
  ...[...Object.keys(providedNames), 'zod'].map((name) => [name, name] as const),
  ['@portal/shared-ui', 'shared-ui'],
]);

const iconTables = ['icons.data.ts', 'network-icons.data.ts'];

const answersOf = (name: string, shellRoot: string): string[] => {
  const ownFile = ownFiles.get(name);
  if (ownFile) return [join(shellRoot, 'src/provided', `${ownFile}.ts`)];
  if (!bundledByRemotes.has(name)) return [name];
  // Copies of their own: otherwise the whole table would be part of whatever shows one icon.
  const sources = join(packageDirectory('@portal/shared-ui', shellRoot) ?? '', 'src');
  return iconTables.map((table) => `${join(sources, table)}?whole`);
};

/** What the shell provides: every request of the list with the one installed copy. */
export const providedLibraries = (shellRoot: string): ProvidedRequest[] =>
  providedRequests(shellRoot).flatMap((name) => {
    const directory = packageDirectory(packageNameOf(name), shellRoot);
    if (directory === undefined) return [];
    const version = sharedVersion(name, directory);
    const plain = { name, version, requests: answersOf(name, shellRoot) };
    const shareKey = answeredAs.get(name);
    return shareKey ? [plain, { name: shareKey, version, requests: [name] }] : [plain];
  });
