import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION } from '@portal/shared-contracts';
import { transformSync } from 'esbuild';
import { packageDirectory, versionIn } from '../shared-libraries.ts';
import { cacheFolder, workspaceRoot } from '../workspace.ts';

/** The packages that a team in another repository builds against. */
export const publishedPackages = ['shared-contracts', 'shared-ui', 'tooling'] as const;

interface PackageJson {
  name: string;
  version: string;
  private?: boolean;
  exports?: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: true }>;
  devDependencies?: Record<string, string>;
}

/** What is packed beside the sources: each is named by the files of a remote. */
const EXTRAS: Readonly<Record<string, readonly string[]>> = {
  tooling: ['tsconfig.base.json', 'templates', 'jest'],
};

const isTest = (name: string): boolean => /\.test\.(?:d\.)?tsx?$/.test(name);

const IMPORTED_SOURCE = /((?:from|import)\s*\(?\s*)(["'])(\.{1,2}\/[^"']+)\.tsx?\2/g;

// Neither the compiler's declarations nor what is left of a source name another ending by themselves.
const withJsImports = (text: string): string => text.replaceAll(IMPORTED_SOURCE, '$1$2$3.js$2');

// Node runs no TypeScript inside of node_modules, so the published form is JavaScript.
const toJavaScript = (text: string, name: string): string =>
  withJsImports(
    transformSync(text, {
      loader: name.endsWith('x') ? 'tsx' : 'ts',
      jsx: 'automatic',
      format: 'esm',
      target: 'es2024',
    }).code,
  );

const withJsEnding = (path: string): string => path.replace(/\.tsx?$/, '.js');

const publishedTarget = (
  target: string | Record<string, string>,
): string | Record<string, string> =>
  typeof target === 'string'
    ? withJsEnding(target)
    : Object.fromEntries(
        Object.entries(target).map(([condition, path]) => [condition, withJsEnding(path)]),
      );

const writeSources = (from: string, to: string): void => {
  for (const name of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!name.isFile() || isTest(name.name)) continue;
    const source = join(name.parentPath, name.name);
    const isDeclaration = name.name.endsWith('.d.ts');
    const path = source.slice(from.length);
    const target = join(to, isDeclaration ? path : withJsEnding(path));
    mkdirSync(dirname(target), { recursive: true });
    if (isDeclaration) writeFileSync(target, withJsImports(readFileSync(source, 'utf8')));
    else if (/\.tsx?$/.test(name.name))
      writeFileSync(target, toJavaScript(readFileSync(source, 'utf8'), name.name));
    else cpSync(source, target);
  }
};

/** Has the compiler write the types of all packages, without which a strict build elsewhere finds none. */
const writeDeclarations = (): void => {
  const compiler = join(workspaceRoot, 'node_modules/typescript-native/bin/tsc');
  const folders = publishedPackages.map((name) => join(workspaceRoot, name));
  execFileSync(process.execPath, [compiler, '-b', ...folders], { stdio: ['ignore', 2, 2] });
};

const realVersions = (
  dependencies: Record<string, string> | undefined,
  from: string,
): Record<string, string> | undefined => {
  if (!dependencies) return undefined;
  const entries = Object.entries(dependencies).map(([name, range]) => {
    if (name.startsWith('@portal/')) return [name, CONTRACT_VERSION] as const;
    const installed = packageDirectory(name, from);
    const isOwn = range.startsWith('catalog:') || range.startsWith('workspace:');
    return [name, isOwn && installed ? versionIn(installed) : range] as const;
  });
  return Object.fromEntries(entries);
};

// Helpers of tests bring nothing along: they use the library of whoever tests.
const TESTING = new Set(['fast-check']);

const publishedJson = (folder: string): PackageJson => {
  const known = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
  const { devDependencies = {}, private: _private, ...rest } = known;
  const testing = Object.entries(devDependencies).filter(([name]) => TESTING.has(name));
  return {
    ...rest,
    version: CONTRACT_VERSION,
    exports: Object.fromEntries(
      Object.entries(known.exports ?? {}).map(([key, target]) => [key, publishedTarget(target)]),
    ),
    dependencies: realVersions(known.dependencies, folder),
    peerDependencies: realVersions(
      { ...known.peerDependencies, ...Object.fromEntries(testing) },
      folder,
    ),
    peerDependenciesMeta: Object.fromEntries(testing.map(([name]) => [name, { optional: true }])),
  };
};

/**
 * Writes one tarball per published package into a folder and answers their paths by package name. All of them carry
 * the version of the contracts, which is what a remote elsewhere has to fit.
 */
export const packPackages = (destination: string): Record<string, string> => {
  writeDeclarations();
  mkdirSync(destination, { recursive: true });
  return Object.fromEntries(
    publishedPackages.map((name) => {
      const folder = join(workspaceRoot, name);
      const staging = join(destination, `${name}-package`);
      rmSync(staging, { recursive: true, force: true });
      writeSources(join(folder, 'src'), join(staging, 'src'));
      writeSources(join(cacheFolder, 'types', name), join(staging, 'src'));
      for (const extra of EXTRAS[name] ?? [])
        cpSync(join(folder, extra), join(staging, extra), { recursive: true });
      const json = publishedJson(folder);
      writeFileSync(join(staging, 'package.json'), `${JSON.stringify(json, null, 2)}\n`);
      const file = execFileSync('npm', ['pack', '--pack-destination', destination, '--silent'], {
        cwd: staging,
        encoding: 'utf8',
      }).trim();
      return [json.name, join(destination, file)];
    }),
  );
};
