import type { DatabaseServer, OwnerDatabase } from '../../kernel/database.ts';
import { inspectArchive } from './inspect-archive.ts';
import { refuseFullStore, restoreBytes, type Stores, type UndoBytes } from './restore-bytes.ts';
import { restoreTables } from './restore-tables.ts';

/** How much came back. */
export interface Restored {
  madeAt: string;
  tables: number;
  rows: number;
  files: number;
  releases: number;
  /** Keys of files that had lost their bytes before the backup. */
  unsound: string[];
}

/** The parts of an empty place. */
export interface EmptyPlace {
  /** Opened only once the backup is known to be whole. */
  openDatabase(): Promise<DatabaseServer>;
  /** The stores of the portal whose rows `tx` holds. */
  openStores(tx: OwnerDatabase): Promise<Stores>;
  /** What has to be settled in the rows before anybody works with them. */
  settle(tx: OwnerDatabase): Promise<void>;
}

/** Fills an empty place from a backup: all of it or nothing, compared by counts and hashes. */
export const restore = async (
  source: { file: string; identity: string },
  place: EmptyPlace,
): Promise<Restored> => {
  const inspected = await inspectArchive(source.file, source.identity);
  const { manifest, end } = inspected;
  const database = await place.openDatabase();
  let undoBytes: UndoBytes | undefined;
  try {
    await database.owner().transaction(async (tx) => {
      await restoreTables(tx, source, inspected);
      const stores = await place.openStores(tx);
      await refuseFullStore(stores);
      undoBytes = await restoreBytes(stores, source, inspected);
      await place.settle(tx);
    });
  } catch (error) {
    // The rows did not stay, and bytes without them would refuse the next try.
    await undoBytes?.();
    throw error;
  } finally {
    await database.close();
  }
  return {
    madeAt: manifest.madeAt,
    tables: manifest.tables.length,
    rows: Object.values(end.tables).reduce((sum, { rows }) => sum + rows, 0),
    files: end.files.count,
    releases: end.releases.length,
    unsound: end.unsound,
  };
};
