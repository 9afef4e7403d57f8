import { Refusal } from '@portal/shared-contracts/refusals';
import { applyMigrations, readMigrations } from '../../database/migrate.ts';
import type { OwnerDatabase } from '../../kernel/database.ts';
import { entryNames } from '../archive/format.ts';
import { readArchive } from '../archive/read-archive.ts';
import { setHash } from '../archive/set-hash.ts';
import { listTables, speakPlainly, type TableShape } from '../tables/catalogue.repository.ts';
import { countTables, liftSequences, openTables } from '../tables/empty-tables.repository.ts';
import { insertRows, readRows } from '../tables/rows.repository.ts';
import { type Inspected, rowsOf } from './inspect-archive.ts';

/** The backup of a newer portal has migrations that this one does not know, or knows otherwise. */
const refuseNewer = async ({ manifest }: Inspected, file: string): Promise<void> => {
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  const strange = manifest.migrations.filter(({ name, checksum }) => known.get(name) !== checksum);
  if (strange.length > 0)
    throw new Refusal('restore-newer', { file, what: strange.map(({ name }) => name).join(', ') });
};

const refuseOtherTables = (wanted: readonly TableShape[], made: readonly TableShape[]): void => {
  const texts = new Set(made.map((shape) => JSON.stringify(shape)));
  const strange = wanted.filter(
    ({ name, columns }) => !texts.has(JSON.stringify({ name, columns })),
  );
  if (strange.length > 0)
    throw new Refusal('restore-differs', { what: strange.map(({ name }) => name).join(', ') });
};

/** Reads everything back out of the database: what it holds now is what the backup counted. */
const compare = async (tx: OwnerDatabase, { manifest, end }: Inspected): Promise<void> => {
  for (const table of manifest.tables) {
    const seen = setHash();
    for await (const lines of readRows(tx, table)) for (const line of lines) seen.add(line);
    const wanted = end.tables[table.name];
    if (seen.count !== wanted?.rows || seen.hash !== wanted.hash)
      throw new Refusal('restore-differs', { what: table.name });
  }
};

/**
 * Makes the tables that the backup came from, fills them, compares them, and brings them up to date, all
 * inside the given transaction.
 */
export const restoreTables = async (
  tx: OwnerDatabase,
  source: { file: string; identity: string },
  inspected: Inspected,
): Promise<void> => {
  const { manifest } = inspected;
  const count = await countTables(tx);
  if (count > 0) throw new Refusal('restore-database-full', { count });
  await refuseNewer(inspected, source.file);
  await applyMigrations(tx, { only: new Set(manifest.migrations.map(({ name }) => name)) });
  await speakPlainly(tx);
  refuseOtherTables(manifest.tables, await listTables(tx));
  const shapes = new Map(manifest.tables.map((table) => [table.name, table]));
  const guards = await openTables(tx);
  for await (const { name, content } of readArchive(source.file, source.identity)) {
    if (!name.startsWith(entryNames.tables)) continue;
    const { table, lines } = rowsOf(name, content);
    const shape = shapes.get(table);
    if (shape) await insertRows(tx, shape, lines);
  }
  await liftSequences(tx);
  await compare(tx, inspected);
  await guards.close();
  await applyMigrations(tx);
};
