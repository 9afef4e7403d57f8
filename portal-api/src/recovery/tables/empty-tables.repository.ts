import type { Database, OwnerDatabase } from '../../kernel/database.ts';

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** How many tables there are, whosever they are. */
export const countTables = async (db: Database): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
       and n.nspname not like 'pg\\_%'`,
  );
  return row?.n ?? 0;
};

interface Guard {
  table: string;
  name: string;
  definition: string;
}

/**
 * Empties fresh tables and takes off what would refuse rows in the order of their tables: references,
 * triggers and row-level security. `close` puts all of it back, and references are then checked anew.
 */
export const openTables = async (tx: OwnerDatabase): Promise<{ close(): Promise<void> }> => {
  const references = await tx.query<Guard>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     join pg_namespace n on n.oid = c.relnamespace where k.contype = 'f' and n.nspname = 'public'`,
  );
  const tables = await tx.query<{ name: string; forced: boolean }>(
    `select c.relname as name, c.relforcerowsecurity as forced from pg_class c
     join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`,
  );
  for (const { table, name } of references)
    await tx.query(`alter table ${quote(table)} drop constraint ${quote(name)}`);
  for (const { name, forced } of tables) {
    await tx.query(`alter table ${quote(name)} disable trigger user`);
    if (forced) await tx.query(`alter table ${quote(name)} no force row level security`);
    await tx.query(`delete from ${quote(name)}`);
  }
  return {
    close: async () => {
      for (const { name, forced } of tables) {
        await tx.query(`alter table ${quote(name)} enable trigger user`);
        if (forced) await tx.query(`alter table ${quote(name)} force row level security`);
      }
      for (const { table, name, definition } of references)
        await tx.query(`alter table ${quote(table)} add constraint ${quote(name)} ${definition}`);
    },
  };
};

/** New rows get numbers above the restored ones. */
export const liftSequences = async (tx: Database): Promise<void> => {
  const counted = await tx.query<{ table: string; column: string; sequence: string }>(
    `select * from (
       select c.relname as table, a.attname as column,
         pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where n.nspname = 'public' and c.relkind = 'r') counted where sequence is not null`,
  );
  for (const { table, column, sequence } of counted)
    await tx.query(
      `select setval($1::text::regclass, coalesce(max(${quote(column)}), 0) + 1, false) from ${quote(table)}`,
      [sequence],
    );
};
