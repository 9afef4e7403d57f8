import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Database } from '../../src/kernel/database.ts';
import { openPglite } from '../../src/database/pglite.ts';
import { testClock } from '../clock.ts';
import { fillDatabase } from './fill-database.ts';
import { type SeedLevel, snapshotHash, SNAPSHOTS, type TestDatabase } from './snapshot.ts';

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

// Nobody makes databases from them, and each start unpacks them: two fifths of the dump.
const dropTemplates = async (owner: Database): Promise<void> => {
  await owner.query('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await owner.query(`drop database ${name}`);
};

const build = async (folder: string, level: SeedLevel): Promise<void> => {
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  const server = await openPglite({ now: testClock().now, start: await start() });
  await fillDatabase(server, path.join(draft, 'files'), level);
  await dropTemplates(server.owner());
  // A start from a dump replays what its log has since the last one.
  await server.owner().query('checkpoint');
  await writeFile(
    path.join(draft, 'database.tar'),
    Buffer.from(await (await server.dump()).arrayBuffer()),
  );
  await server.close();
  // Of two workers that build at once the first one wins; both made the same.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
};

export const pgliteFromSnapshot = async (
  level: SeedLevel,
  now: () => Date,
): Promise<TestDatabase> => {
  const folder = path.join(SNAPSHOTS, `pglite-${snapshotHash(level)}`);
  if (!existsSync(folder)) await build(folder, level);
  const dump = new Blob([await readFile(path.join(folder, 'database.tar'))]);
  return {
    server: await openPglite({ now, dump, start: await start() }),
    seedFiles: path.join(folder, 'files'),
  };
};
