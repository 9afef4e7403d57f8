import type { Database } from '../../src/kernel/database.ts';

/** How much one firm has. */
export interface FirmSize {
  orders: number;
  people: number;
  messages: number;
  audit: number;
}

/** The firm that grows. */
export const SITE = 'northwind';
/** Its rows. */
export const MODEL = `site_id = '${SITE}'`;

type Values = Readonly<Record<string, string>>;

/** Rows `from` to `to` as copies of one row, with other values where they are said as SQL of `n`. */
export const copyRow = async (
  db: Database,
  [from, to]: readonly [number, number],
  { table, model, values }: { table: string; model: string; values: Values },
): Promise<void> => {
  const columns = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const sources = names.map((name) => values[name] ?? `m.${name}`);
  await db.query(
    `insert into ${table} (${names.join(', ')}) select ${sources.join(', ')}
     from (select * from ${table} where ${MODEL} and ${model} limit 1) m, generate_series(${from}, ${to}) n`,
  );
};

/** The moment of the newest. */
export const BEGIN = "timestamptz '2026-03-01 12:00+00'";
/** The moment of the n-th thing: one a minute, the first is the newest. */
export const AT = `(${BEGIN} - (n % 525600) * interval '1 minute')`;
