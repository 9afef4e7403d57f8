import type { DatabaseServer } from '../kernel/database.ts';

// When PostgreSQL's own autovacuum would come: its thresholds with their shipped values.
const DUE = `
  select relid::regclass::text as name, is_full from (
    select s.relid, c.reltuples,
      s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
        or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0) as is_full,
      s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
        -- A killed process takes the counters along: what was empty when last looked at and no longer is is due too.
        or (c.relpages = 0 and pg_relation_size(s.relid) > 0) as is_changed
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  ) t where is_full or is_changed order by name`;

/**
 * Gives the embedded database what a PostgreSQL server does in processes of its own: plans that know how many rows a
 * table has, and the room of removed rows. Answers which tables were due.
 */
export const tendTables = async (server: DatabaseServer): Promise<string[]> => {
  if (server.kind === 'postgres') return [];
  const owner = server.owner();
  // What the last second counted is told too.
  await owner.query('select pg_stat_force_next_flush()');
  const due = await owner.query<{ name: string; is_full: boolean }>(DUE);
  // One at a time: between two of them others have their turn.
  for (const { name, is_full } of due)
    await owner.script(is_full ? `vacuum (analyze) ${name}` : `analyze ${name}`);
  return due.map(({ name }) => name);
};
