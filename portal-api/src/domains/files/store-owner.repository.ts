import type { Database } from '../../kernel/database.ts';

/** What the database says of its file store. */
export interface StoreRow {
  portal_id: string;
  prefix: string;
  rounds: number;
}

const COLUMNS = 'portal_id, prefix, rounds';

export const getStoreRow = async (platform: Database): Promise<StoreRow> => {
  const [row] = await platform.query<StoreRow>(`select ${COLUMNS} from portal_store`);
  if (!row) throw new Error('The row of portal_store is gone.');
  return row;
};

/** The same row for one process at a time. */
export const lockStoreRow = async (tx: Database): Promise<StoreRow> => {
  const [row] = await tx.query<StoreRow>(`select ${COLUMNS} from portal_store for update`);
  if (!row) throw new Error('The row of portal_store is gone.');
  return row;
};

export const saveRounds = async (tx: Database, rounds: number): Promise<void> => {
  await tx.query('update portal_store set rounds = $1', [rounds]);
};

/** Where this database stands: its cluster and its number there, which no dump carries along. */
export const getPlace = async (platform: Database): Promise<string> => {
  const [row] = await platform.query<{ place: string }>(
    `select (select system_identifier::text from pg_control_system()) || ':' || oid::text as place
     from pg_database where datname = current_database()`,
  );
  return row?.place ?? '';
};
