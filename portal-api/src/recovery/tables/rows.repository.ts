import type { Database } from '../../kernel/database.ts';
import type { TableShape } from './catalogue.repository.ts';

const AT_ONCE = 500;

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * The rows of a table as lines: each a JSON list of its columns in the database's own text, so that
 * nothing is rounded on its way. They come through a cursor, never all at once.
 */
export async function* readRows(tx: Database, table: TableShape): AsyncGenerator<string[]> {
  const columns = table.columns.map(({ name }) => `${quote(name)}::text`).join(', ');
  const cursor = quote(`backup of ${table.name}`);
  await tx.query(
    `declare ${cursor} no scroll cursor for
     select array_to_json(array[${columns}])::text as line from ${quote(table.name)}`,
  );
  for (;;) {
    const rows = await tx.query<{ line: string }>(`fetch ${AT_ONCE} from ${cursor}`);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < AT_ONCE) break;
  }
  await tx.query(`close ${cursor}`);
}

/** Writes lines of {@link readRows} back. */
export const insertRows = async (
  tx: Database,
  table: TableShape,
  lines: readonly string[],
): Promise<void> => {
  const names = table.columns.map(({ name }) => quote(name)).join(', ');
  const values = table.columns.map(({ type }, at) => `(line->>${at})::${type}`).join(', ');
  await tx.query(
    `insert into ${quote(table.name)} (${names}) overriding system value
     select ${values} from json_array_elements($1::text::json) as lines (line)`,
    [`[${lines.join(',')}]`],
  );
};

/** Keys, sizes and hashes of all files of all sites, for their bytes. */
export const listFiles = (tx: Database): Promise<{ key: string; size: number; sha256: string }[]> =>
  tx.query('select key, size::float8 as size, sha256 from files order by key');

/** Of these keys the ones that still belong to a file. */
export const keysInUse = async (
  platform: Database,
  keys: readonly string[],
): Promise<Set<string>> => {
  const rows = await platform.query<{ key: string }>('select key from files where key = any($1)', [
    keys,
  ]);
  return new Set(rows.map(({ key }) => key));
};

/** Releases whose files are still kept. */
export const listKeptReleases = (tx: Database): Promise<{ remote: string; version: string }[]> =>
  tx.query('select remote, version from releases where pruned_at is null order by remote, version');

export const listMigrations = (tx: Database): Promise<{ name: string; checksum: string }[]> =>
  tx.query('select name, checksum from migrations order by name');
