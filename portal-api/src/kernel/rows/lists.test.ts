import { cutPage, readCursor } from './lists.ts';

const keysOf = (row: string): string[] => [row, `id-${row}`];

test('a list goes on behind its last row, and a cursor that is none of ours begins it anew', () => {
  const { shown, nextCursor } = cutPage(['a.1', 'b', 'c'], 2, keysOf);
  expect(shown).toEqual(['a.1', 'b']);
  expect(readCursor(nextCursor ?? undefined)).toEqual(['b', 'id-b']);
  expect(cutPage(['a', 'b'], 2, keysOf).nextCursor).toBeNull();
  expect([undefined, '', 'nonsense', '.'].map((cursor) => readCursor(cursor))).toEqual(
    Array(4).fill(undefined),
  );
});

const cursorAt = (key: string): string | undefined =>
  cutPage([{ key }, { key }], 1, (row) => [row.key, 'id']).nextCursor ?? undefined;

test.each([
  [
    'timestamptz',
    ['2026-02-20T10:00:00.123Z', '2026-02-20 10:00:00.123456+05:30'],
    ['2026-02-30T10:00:00Z', '1', 'now'],
  ],
  ['date', ['2024-02-29', 'infinity'], ['2026-02-29', '0000-01-01', '']],
  ['integer', ['0', '-7', '2147483647'], ['2147483648', '1.5', '1e3']],
  ['bigint', ['99999999999'], ['9999999999999999999', 'x']],
  ['text', ['', 'ä'], ['a\0b']],
] as const)(
  'a cursor of %s is read as it was written, and any other one begins anew',
  (type, ours, others) => {
    for (const key of ours) expect(readCursor(cursorAt(key), type)?.[0]).toBe(key);
    for (const key of others) expect(readCursor(cursorAt(key), type)).toBeUndefined();
  },
);
