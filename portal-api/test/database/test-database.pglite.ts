import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Database } from '../../src/kernel/database.ts';
import { openPglite } from '../../src/database/pglite.ts';
import { testClock } from '../clock.ts';
import { fillDatabase } from './fill-database.ts';
import { FilledMemory, type KeptFiles } from './kept-files.ts';
import { type SeedLevel, snapshotHash, SNAPSHOTS, type TestDatabase } from './snapshot.ts';

const KEPT = 'database.bin';

const shipped = (name: string): Promise<Buffer<ArrayBuffer>> =>
  readFile(new URL(name, import.meta.resolve('@electric-sql/pglite')));

const prepare = async (): Promise<PGliteOptions> => ({
  pgliteWasmModule: await WebAssembly.compile(await shipped('pglite.wasm')),
  fsBundle: new Blob([await shipped('pglite.data')]),
});

// Compiling the embedded database costs seconds; every test file of a process shares it.
let prepared: Promise<PGliteOptions> | undefined;
const shared = (): Promise<PGliteOptions> => (prepared ??= prepare());

// Small memory and logs: filling them is most of what a start costs, and each test file starts one.
const start = async (): Promise<PGliteOptions> => ({
  ...(await shared()),
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
});

// Nobody makes databases from them, and each start copies them: two fifths of all.
const dropTemplates = async (owner: Database): Promise<void> => {
  await owner.query('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await owner.query(`drop database ${name}`);
};

const build = async (folder: string, level: SeedLevel): Promise<void> => {
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  const memory = new FilledMemory();
  const server = await openPglite({
    now: testClock().now,
    start: { ...(await start()), fs: memory },
  });
  await fillDatabase(server, path.join(draft, 'files'), level);
  await dropTemplates(server.owner());
  // A start from kept files replays what their log has since the last one.
  await server.owner().query('checkpoint');
  await writeFile(path.join(draft, KEPT), serialize(memory.keep()));
  await server.close();
  // Of two workers that build at once the first one wins; both made the same.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
};

const read = async (folder: string, level: SeedLevel): Promise<KeptFiles> => {
  if (!existsSync(folder)) await build(folder, level);
  return deserialize(await readFile(path.join(folder, KEPT))) as KeptFiles;
};

// Read once in a process; nobody writes into them.
const kept = new Map<string, Promise<KeptFiles>>();

export const pgliteFromSnapshot = async (
  level: SeedLevel,
  now: () => Date,
): Promise<TestDatabase> => {
  const folder = path.join(SNAPSHOTS, `pglite-${snapshotHash(level)}`);
  const files = kept.get(folder) ?? read(folder, level);
  kept.set(folder, files);
  return {
    server: await openPglite({
      now,
      start: { ...(await start()), fs: new FilledMemory(await files) },
    }),
    seedFiles: path.join(folder, 'files'),
  };
};
