import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import { packageDirectory, versionIn } from '../shared-libraries.ts';
import { workspaceRoot } from '../workspace.ts';

/** The packages that a team in another repository builds against. */
export const publishedPackages = ['shared-contracts', 'shared-ui', 'tooling'] as const;

interface PackageJson {
  name: string;
  version: string;
  private?: boolean;
  exports?: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);

const IMPORTED_SOURCE = /((?:from|import)\s*\(?\s*)(["'])(\.{1,2}\/[^"']+)\.tsx?\2/g;

// Node runs no TypeScript inside of node_modules, so the published form is JavaScript.
const toJavaScript = (text: string, name: string): string =>
  transformSync(text, {
    loader: name.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    format: 'esm',
    target: 'es2024',
  }).code.replaceAll(IMPORTED_SOURCE, '$1$2$3.js$2');

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
    const target = join(to, withJsEnding(source.slice(from.length)));
    mkdirSync(dirname(target), { recursive: true });
    if (/\.tsx?$/.test(name.name))
      writeFileSync(target, toJavaScript(readFileSync(source, 'utf8'), name.name));
    else cpSync(source, target);
  }
};

const realVersions = (
  dependencies: Record<string, string> | undefined,
  from: string,
): Record<string, string> | undefined => {
  if (!dependencies) return undefined;
  const entries = Object.entries(dependencies).map(([name, range]) => {
    const installed = packageDirectory(name, from);
    const isOwn = range.startsWith('catalog:') || range.startsWith('workspace:');
    return [name, isOwn && installed ? versionIn(installed) : range] as const;
  });
  return Object.fromEntries(entries);
};

const publishedJson = (folder: string): PackageJson => {
  const known = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
  const { devDependencies: _dev, private: _private, ...rest } = known;
  return {
    ...rest,
    exports: Object.fromEntries(
      Object.entries(known.exports ?? {}).map(([key, target]) => [key, publishedTarget(target)]),
    ),
    dependencies: realVersions(known.dependencies, folder),
    peerDependencies: realVersions(known.peerDependencies, folder),
  };
};

/** Writes one tarball per published package into a folder and answers their paths by package name. */
export const packPackages = (destination: string): Record<string, string> => {
  mkdirSync(destination, { recursive: true });
  return Object.fromEntries(
    publishedPackages.map((name) => {
      const folder = join(workspaceRoot, name);
      const staging = join(destination, `${name}-package`);
      rmSync(staging, { recursive: true, force: true });
      writeSources(join(folder, 'src'), join(staging, 'src'));
      for (const extra of ['tsconfig.base.json', 'templates'])
        if (name === 'tooling')
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
