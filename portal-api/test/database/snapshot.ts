import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseServer } from '../../src/kernel/database.ts';

const PACKAGE = path.join(import.meta.dirname, '../..');

/** How much demo data a test starts with. */
export type SeedLevel = 'none' | 'base' | 'demo';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();

// What sites and people are made with; the demo data of a domain may use all of it.
const sources: Readonly<Record<SeedLevel, readonly string[]>> = {
  none: ['migrations', 'src/database'],
  base: [
    'migrations',
    'seed/brand',
    'seed/sites',
    'src/database',
    'src/domains/people',
    'src/domains/website',
    'src/domains/files',
  ],
  demo: [
    'migrations',
    'seed',
    'src/adapters/payments',
    'src/database',
    'src/domains',
    'src/kernel',
    '../shared-contracts/src',
  ],
};

const always = ['seed/people.ts', 'test/database/fill-database.ts'];

/** A fresh, migrated and seeded database, and where the seeded files are. */
export interface TestDatabase {
  server: DatabaseServer;
  seedFiles: string;
}

const hashOf = (level: SeedLevel): string => {
  const hash = createHash('sha256').update(level);
  const files = [
    ...sources[level].flatMap((folder) => filesBelow(path.join(PACKAGE, folder))),
    ...always.map((file) => path.join(PACKAGE, file)),
  ];
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

// Looking at hundreds of files takes longer than most of what a test does.
const hashes = new Map<SeedLevel, string>();

/** Changes with anything that could change a seeded database; a process that runs tests has read its code once. */
export const snapshotHash = (level: SeedLevel): string => {
  const hash = hashes.get(level) ?? hashOf(level);
  hashes.set(level, hash);
  return hash;
};

/** Where prepared databases wait between runs. */
export const SNAPSHOTS = path.join(PACKAGE, '../.cache/test-database');
