import type { Database } from '../../kernel/database.ts';

/** Marks keys that have no row; one that is marked already keeps its day. */
export const markTombstones = async (
  platform: Database,
  keys: readonly string[],
  at: Date,
): Promise<number> => {
  const rows = await platform.query(
    `insert into file_tombstones (key, found_at) select k, $2 from unnest($1::text[]) as k
     on conflict (key) do nothing returning key`,
    [[...keys], at],
  );
  return rows.length;
};

/** Takes the mark from keys that have a row (again). */
export const unmarkKept = async (platform: Database): Promise<void> => {
  await platform.query(
    'delete from file_tombstones t where exists (select 1 from files f where f.key = t.key)',
  );
};

/** Keys that were marked before `before` and still have no row. */
export const listDue = async (platform: Database, before: Date): Promise<string[]> => {
  const rows = await platform.query<{ key: string }>(
    `select t.key from file_tombstones t
     where t.found_at < $1 and not exists (select 1 from files f where f.key = t.key)
     order by t.found_at, t.key`,
    [before],
  );
  return rows.map((row) => row.key);
};

export const deleteTombstone = async (platform: Database, key: string): Promise<void> => {
  await platform.query('delete from file_tombstones where key = $1', [key]);
};

/** Everything that was found waits its full time again. */
export const restartTombstones = async (platform: Database, at: Date): Promise<void> => {
  await platform.query('update file_tombstones set found_at = $1', [at]);
};

/** Of these keys the ones without a row that nobody has marked yet. */
export const countUnmarked = async (
  platform: Database,
  keys: readonly string[],
): Promise<number> => {
  const [row] = await platform.query<{ n: number }>(
    `select count(*) as n from unnest($1::text[]) as k (key)
     where not exists (select 1 from files f where f.key = k.key)
       and not exists (select 1 from file_tombstones t where t.key = k.key)`,
    [[...keys]],
  );
  return row?.n ?? 0;
};
