import type { SiteDatabase } from '../src/kernel/database.ts';

const ROWS_AT_ONCE = 1000;

/** Inserts many rows with one statement per thousand; all rows carry the columns of the first. */
export const insertRows = async (
  db: SiteDatabase,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db.query(
      `insert into ${table} (${columns})
       select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))],
    );
};
