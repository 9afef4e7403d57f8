import fc from 'fast-check';
import { indexOf, placeAt, type RankedRow } from './ranks.ts';

const order = (rows: readonly RankedRow[]): string[] =>
  rows.toSorted((a, b) => a.position - b.position || a.id.localeCompare(b.id)).map((row) => row.id);

const apply = (
  rows: readonly RankedRow[],
  places: readonly { id: string; position: number }[],
): RankedRow[] => {
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { id, position } of places)
    known.set(id, { deleted: false, ...known.get(id), id, position });
  return [...known.values()].toSorted((a, b) => a.position - b.position);
};

test('BJ-21 a card placed again and again between the same neighbours always finds room', () => {
  let rows: RankedRow[] = [
    { id: 'first', position: 0, deleted: false },
    { id: 'last', position: 1, deleted: false },
  ];
  for (let turn = 0; turn < 60; turn += 1) rows = apply(rows, placeAt(rows, `card-${turn}`, 1));
  expect(order(rows)).toEqual([
    'first',
    ...Array.from({ length: 60 }, (_, at) => `card-${59 - at}`),
    'last',
  ]);
  expect(new Set(rows.map((row) => row.position)).size).toBe(62);
});

test('BJ-18 positions stay within an integer however often cards are put on top', () => {
  let rows: RankedRow[] = [{ id: 'low', position: -2_147_483_000, deleted: false }];
  rows = apply(rows, placeAt(rows, 'top', 0));
  expect(order(rows)).toEqual(['top', 'low']);
  for (const row of rows) expect(Math.abs(row.position)).toBeLessThan(2 ** 31);
});

test('BJ-21 a placed card stands at its index among the live ones, and nothing else changes order', () => {
  const row = fc.record({ deleted: fc.boolean(), gap: fc.integer({ min: 1, max: 3 }) });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.nat(14), (shapes, index) => {
      let position = 0;
      const rows = shapes.map(({ deleted, gap }, at) => {
        position += gap;
        return { id: `row-${at}`, position, deleted };
      });
      const after = apply(rows, placeAt(rows, 'card', index));
      const live = rows.filter((each) => !each.deleted).length;
      expect(indexOf(after, 'card')).toBe(Math.min(index, live));
      expect(order(after).filter((id) => id !== 'card')).toEqual(order(rows));
    }),
  );
});
