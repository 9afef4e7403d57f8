import { Refusal } from '@portal/shared-contracts/refusals';
import type { Database } from '../../kernel/database.ts';
import { type End, entryNames, FORMAT, type Manifest } from '../archive/format.ts';
import { setHash } from '../archive/set-hash.ts';
import type { ArchiveWriter } from '../archive/write-archive.ts';
import {
  freezeSnapshot,
  listHiddenTables,
  listStrangeTables,
  listTables,
  speakPlainly,
} from '../tables/catalogue.repository.ts';
import {
  listFiles,
  listKeptReleases,
  listMigrations,
  readRows,
} from '../tables/rows.repository.ts';

/** What of the database says which bytes belong to it. */
export interface Belongings {
  tables: End['tables'];
  files: Awaited<ReturnType<typeof listFiles>>;
  releases: Awaited<ReturnType<typeof listKeptReleases>>;
}

/** A table that nobody may read is a backup that lacks it, and that must not come out on the worst day. */
const refuseHidden = async (tx: Database): Promise<void> => {
  const tables = [...(await listHiddenTables(tx)), ...(await listStrangeTables(tx))];
  if (tables.length > 0) throw new Refusal('backup-tables-hidden', { tables: tables.join(', ') });
};

/** Writes every row of every table as they are at one moment, whatever is written meanwhile. */
export const backUpTables = (
  platform: Database,
  archive: ArchiveWriter,
  madeAt: Date,
): Promise<Belongings> =>
  platform.transaction(async (tx) => {
    await freezeSnapshot(tx);
    await speakPlainly(tx);
    await refuseHidden(tx);
    const shapes = await listTables(tx);
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: madeAt.toISOString(),
      migrations: await listMigrations(tx),
      tables: shapes,
    };
    await archive.add(entryNames.manifest, JSON.stringify(manifest));
    const tables: End['tables'] = {};
    for (const shape of shapes) {
      const seen = setHash();
      let part = 0;
      for await (const lines of readRows(tx, shape)) {
        for (const line of lines) seen.add(line);
        await archive.add(entryNames.rows(shape.name, (part += 1)), lines.join('\n'));
      }
      tables[shape.name] = { rows: seen.count, hash: seen.hash };
    }
    return { tables, files: await listFiles(tx), releases: await listKeptReleases(tx) };
  });
