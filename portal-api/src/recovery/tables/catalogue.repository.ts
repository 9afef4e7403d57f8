import { WITHOUT_LIMIT } from '../../database/pg-connection.ts';
import type { Database } from '../../kernel/database.ts';

/** A table as the database's own catalogue describes it. */
export interface TableShape {
  name: string;
  columns: { name: string; type: string }[];
}

const COLUMNS = `
  select c.relname as name,
         json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                  order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = 'public' and c.relkind = 'r' and a.attgenerated = ''
  group by c.relname order by c.relname`;

/** Every table that there is: a new one is never forgotten. */
export const listTables = (db: Database): Promise<TableShape[]> => db.query<TableShape>(COLUMNS);

/** Tables of which the present role would not see every row. */
export const listHiddenTables = async (db: Database): Promise<string[]> => {
  const rows = await db.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and (
       not has_table_privilege(c.oid, 'select')
       or (row_security_active(c.oid) and (
         not exists (select 1 from pg_policies p where p.schemaname = 'public'
           and p.tablename = c.relname and p.permissive = 'PERMISSIVE' and p.qual = 'true'
           and p.cmd in ('ALL', 'SELECT') and p.roles && array[current_user, 'public']::name[])
         or exists (select 1 from pg_policies p where p.schemaname = 'public'
           and p.tablename = c.relname and p.permissive = 'RESTRICTIVE'))))
     order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** Kinds of tables that a backup does not know how to read: views of other data are none of them. */
export const listStrangeTables = async (db: Database): Promise<string[]> => {
  const rows = await db.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'f') and not (n.nspname = 'public' and c.relkind = 'r')
       and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
     order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** One moment for everything that this transaction reads, and no limit of time. */
export const freezeSnapshot = async (tx: Database): Promise<void> => {
  await tx.query('set transaction isolation level repeatable read, read only');
};

/** The same text for the same value on every server, whatever its settings. */
export const speakPlainly = async (tx: Database): Promise<void> => {
  for (const setting of [
    "datestyle = 'ISO'",
    "timezone = 'UTC'",
    "intervalstyle = 'iso_8601'",
    "bytea_output = 'hex'",
    'extra_float_digits = 3',
  ])
    await tx.query(`set local ${setting}`);
  await tx.query(WITHOUT_LIMIT);
};
