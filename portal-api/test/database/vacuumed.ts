import type { OwnerDatabase } from '../../src/kernel/database.ts';
import { until } from '../chaos/patience.ts';

const isSeenByAll = async (owner: OwnerDatabase, table: string): Promise<boolean> => {
  const [row] = await owner.query<{ is_seen: boolean }>(
    'select relallvisible >= relpages as is_seen from pg_class where oid = $1::regclass',
    [table],
  );
  return row?.is_seen === true;
};

/**
 * Vacuums a table until an index alone answers for all of its rows: one vacuum is held back by
 * whoever still reads in this database while a transaction of any other runs, and by a commit that
 * is not on the disk yet; and for a few removed rows it would not clean the indexes unasked.
 */
export const vacuumed = (owner: OwnerDatabase, table: string): Promise<void> =>
  until(async () => {
    await owner.script(`vacuum (index_cleanup on) ${table}`);
    return isSeenByAll(owner, table);
  });
