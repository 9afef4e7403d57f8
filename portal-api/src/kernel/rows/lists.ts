import { day } from '@portal/shared-contracts';

/** As what the first key of a cursor is compared; the last one is the id of a row. */
export type CursorType = 'text' | 'timestamptz' | 'date' | 'integer' | 'bigint';

const MOMENT =
  /^([1-9]\d{3}-\d\d-\d\d)[T ](?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-4])(?::[0-5]\d)?)$/;

const isDay = (key: string): boolean =>
  key === 'infinity' || (/^[1-9]/.test(key) && day.safeParse(key).success);

const isWhole =
  (most: number) =>
  (key: string): boolean =>
    /^-?\d{1,16}$/.test(key) && Math.abs(Number(key)) <= most;

// Cursors come from outside: what the database could not read as its type would fail there.
const fits: Readonly<Record<CursorType, (key: string) => boolean>> = {
  text: () => true,
  timestamptz: (key) => isDay(MOMENT.exec(key)?.[1] ?? ''),
  date: isDay,
  integer: isWhole(2 ** 31 - 1),
  bigint: isWhole(Number.MAX_SAFE_INTEGER),
};

/** Where a list goes on: the sort keys of its last row; nothing when it begins or the text is none of ours. */
export const readCursor = (
  cursor: string | undefined,
  type: CursorType = 'text',
): readonly string[] | undefined => {
  const keys = (cursor ?? '').split('.').map((key) => Buffer.from(key, 'base64url').toString());
  const [first = '', id = ''] = keys;
  const isOurs = id !== '' && !keys.join('').includes('\0') && fits[type](first);
  return isOurs ? keys : undefined;
};

const cursorOf = (keys: readonly string[]): string =>
  keys.map((key) => Buffer.from(key).toString('base64url')).join('.');

/** A part of a list that is short enough to be read as a whole, such as the versions of one thing. */
export const partOf = <Row>(
  all: readonly Row[],
  { cursor, limit }: { cursor?: string | undefined; limit: string },
  keyOf: (row: Row) => string,
): { items: Row[]; nextCursor: string | null; total: number } => {
  const size = Number(limit);
  const last = readCursor(cursor)?.[0];
  const from = last === undefined ? 0 : all.findIndex((row) => keyOf(row) === last) + 1;
  const rows = all.slice(from, from + size + 1);
  const { shown, nextCursor } = cutPage(rows, size, (row) => [keyOf(row), keyOf(row)]);
  return { items: [...shown], nextCursor, total: all.length };
};

/** A part of a list from one row more than it shows, and where the next part begins. */
export const cutPage = <Row>(
  rows: readonly Row[],
  limit: number,
  keysOf: (row: Row) => readonly string[],
): { shown: readonly Row[]; nextCursor: string | null } => {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { shown, nextCursor: last ? cursorOf(keysOf(last)) : null };
};
