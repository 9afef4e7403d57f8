import type { Context } from '../../../kernel/context.ts';
import type { ViewRow } from './views.repository.ts';

const OWN = '0';
const OTHERS = '1';

/**
 * Views as their reader looks for them, behind a place in that order: own ones first, then by name as the language
 * sorts it and by the numbers in it, which the database knows nothing of.
 */
export const viewsInOrder = (
  rows: readonly ViewRow[],
  { actor, language }: Pick<Context, 'actor' | 'language'>,
  after: readonly string[] | undefined,
): { sorted: ViewRow[]; keysOf: (row: ViewRow) => readonly string[] } => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const keysOf = ({ owner_id, name, id }: ViewRow): readonly [string, string] => [
    (owner_id === actor.id ? OWN : OTHERS) + name,
    id,
  ];
  const inOrder = (
    [one = '', id = '']: readonly string[],
    [other = '', otherId = '']: readonly string[],
  ): number =>
    Number(one.charAt(0)) - Number(other.charAt(0)) ||
    compare(one.slice(1), other.slice(1)) ||
    compare(id, otherId);
  const sorted = rows
    .filter((row) => !after || inOrder(keysOf(row), after) > 0)
    .toSorted((one, other) => inOrder(keysOf(one), keysOf(other)));
  return { sorted, keysOf };
};
