import type { DatabaseServer } from '../../src/kernel/database.ts';

/** What a refused call may write: that it was made, by whom, and how often such a thing happens. */
const BOOKKEEPING = ['rate_counts', 'audit_entries', 'review_counts'];

const watch = `
  create table written_rows (table_name text not null);
  create function note_written_row() returns trigger language plpgsql security definer as $$
    begin
      insert into public.written_rows values (tg_table_name);
      return null;
    end $$;
  do $$
  declare found record;
  begin
    for found in select tablename from pg_tables where schemaname = 'public' and tablename <> 'written_rows' loop
      execute format(
        'create trigger zz_written after insert or update or delete on %I for each row execute function note_written_row()',
        found.tablename);
    end loop;
  end $$;`;

/** Says in which tables rows were written since it was last asked; what was rolled back counts for nothing. */
export type WrittenRows = () => Promise<string[]>;

/** From now on each row that is written is known by its table. */
export const watchWrittenRows = async (server: DatabaseServer): Promise<WrittenRows> => {
  const owner = server.owner();
  await owner.script(watch);
  return async () => {
    const rows = await owner.query<{ table_name: string }>(
      'delete from written_rows returning table_name',
    );
    return [...new Set(rows.map(({ table_name: name }) => name))]
      .filter((name) => !BOOKKEEPING.includes(name))
      .toSorted();
  };
};
