import type pg from 'pg';

/** What a database looked like when it was new: known to one session alone, so that no backup finds it. */
const KEEP = `
  create temp table kept_counters as
    select format('%I.%I', schemaname, sequencename) as name, start_value, last_value from pg_sequences
    where schemaname = 'public';
  create temp table kept_tables (name text, columns text, rows bigint);
  do $$
  declare one record; n bigint;
  begin
    for one in
      select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname
    loop
      execute format('select count(*) from public.%I', one.name) into n;
      if n > 0 then
        execute format('create temp table %I as select %s from public.%I', 'kept_of_' || one.name, one.columns, one.name);
      end if;
      insert into kept_tables values (one.name, one.columns, n);
    end loop;
  end $$;`;

// Triggers and references are for what people do. A row that is newer than the last cleaning, or one too few, shows a change.
const CLEAN = `
  create function pg_temp.clean(clean_until bigint) returns int language plpgsql as $$
  declare one record; n bigint; newest bigint;
  begin
    set local session_replication_role = replica;
    for one in select * from kept_tables loop
      execute format('select count(*), coalesce(max(xmin::text::bigint), 0) from public.%I', one.name)
        into n, newest;
      continue when n = one.rows and newest <= clean_until;
      execute format('delete from public.%I', one.name);
      continue when one.rows = 0;
      execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from %3$I',
        one.name, one.columns, 'kept_of_' || one.name);
    end loop;
    perform setval(name::regclass, coalesce(last_value, start_value), last_value is not null)
      from kept_counters;
    return pg_current_xact_id()::text::int;
  end $$;`;

// Every change of a table, a function, a right or a trigger leaves a newer row, or one less, in one of these.
const CATALOGUES =
  'pg_class pg_attribute pg_attrdef pg_constraint pg_index pg_proc pg_policy pg_trigger pg_type pg_namespace pg_sequence pg_default_acl pg_rewrite';

const SHAPE = `select string_agg(seen, ' ') as shape from (${CATALOGUES.split(' ')
  .map(
    (name) =>
      `select '${name}:' || count(*) || ':' || max(xmin::text::bigint) as seen from ${name}`,
  )
  .join(' union all ')}) as every_catalogue`;

// A test that was closed may have left a session behind.
const ALONE = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

// Bloat of many tests would make plans that no portal has.
const USES = 30;

/** A database that can be brought back to what it was when it was new. */
export interface Cleanable {
  /** Does so; false where somebody changed more than rows and counters, or too often: it is of no more use. */
  clean(): Promise<boolean>;
}

/** Only a superuser passes triggers and row-level security by; for anybody else a database is used once. */
const ONCE: Cleanable = { clean: () => Promise.resolve(false) };

/** Notes how a new database looks; `session` is the only one that stays between tests. */
export const cleanable = async (session: pg.Pool): Promise<Cleanable> => {
  const asked = await session.query<{ is: boolean }>(
    "select current_setting('is_superuser') = 'on' as is",
  );
  if (!asked.rows[0]?.is) return ONCE;
  const shapeOf = async () => (await session.query<{ shape: string }>(SHAPE)).rows[0]?.shape;
  await session.query(KEEP);
  await session.query(CLEAN);
  const shape = await shapeOf();
  const clean = async (until: number): Promise<number> => {
    const { rows } = await session.query<{ now: number }>('select pg_temp.clean($1) as now', [
      until,
    ]);
    return rows[0]?.now ?? until;
  };
  let cleanUntil = await clean(Number.MAX_SAFE_INTEGER);
  let uses = 0;
  return {
    clean: async () => {
      await session.query(ALONE);
      uses += 1;
      if (uses > USES || (await shapeOf()) !== shape) return false;
      cleanUntil = await clean(cleanUntil);
      return true;
    },
  };
};
