import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { workspaceRoot } from '../workspace.ts';

interface Locked {
  readonly version: string;
}

/** The part of pnpm's lock file that says what is installed for whom. */
export interface LockFile {
  readonly importers: Readonly<
    Record<
      string,
      {
        readonly dependencies?: Readonly<Record<string, Locked>>;
        readonly devDependencies?: Readonly<Record<string, Locked>>;
      }
    >
  >;
  readonly packages: Readonly<Record<string, { readonly resolution?: { integrity?: string } }>>;
  readonly snapshots: Readonly<
    Record<
      string,
      {
        readonly dependencies?: Readonly<Record<string, string>>;
        readonly optionalDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

let known: LockFile | undefined;

/** The lock file of the workspace, read once. */
export const readLock = (): LockFile =>
  (known ??= parse(readFileSync(join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8')) as LockFile);

/**
 * What is installed for these packages of the workspace and for all that it leads to, with the hash of its bytes.
 * What others install changes nothing here.
 */
export const lockedPackages = (lock: LockFile, folders: readonly string[]): string[] => {
  const seen = new Set<string>();
  const visit = (name: string, version: string): void => {
    // A package under another name is locked under its own.
    const key = [`${name}@${version}`, version].find((each) => each in lock.snapshots);
    if (!key || seen.has(key)) return;
    seen.add(key);
    const { dependencies, optionalDependencies } = lock.snapshots[key] ?? {};
    for (const [next, of] of Object.entries({ ...dependencies, ...optionalDependencies }))
      visit(next, of);
  };
  for (const folder of folders) {
    const { dependencies, devDependencies } = lock.importers[folder] ?? {};
    for (const [name, { version }] of Object.entries({ ...dependencies, ...devDependencies }))
      visit(name, version);
  }
  return [...seen]
    .sort()
    .map((key) => `${key} ${lock.packages[key.replace(/\(.*$/, '')]?.resolution?.integrity ?? ''}`);
};
