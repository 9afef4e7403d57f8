import type { TableColumn } from './table-column.ts';
import type { TableState } from './table-url.ts';

/** Filters, searches and sorts rows as the table's state says; paging comes after. */
export const arrangeRows = <T>(
  rows: readonly T[],
  columns: readonly TableColumn<T>[],
  state: TableState,
  language: string,
): T[] =>
  sortRows(
    searchRows(filterRows(rows, columns, state), columns, state, language),
    columns,
    state,
    language,
  );

const filterRows = <T>(
  rows: readonly T[],
  columns: readonly TableColumn<T>[],
  state: TableState,
): T[] => {
  const active = columns.flatMap(({ key, filter }) => {
    const chosen = state.filters[key] ?? [];
    return filter && chosen.length > 0
      ? [{ chosen: new Set(chosen), valueOf: filter.valueOf }]
      : [];
  });
  return rows.filter((row) => active.every(({ chosen, valueOf }) => chosen.has(valueOf(row))));
};

const searchRows = <T>(
  rows: T[],
  columns: readonly TableColumn<T>[],
  state: TableState,
  language: string,
): T[] => {
  const words = state.search.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const texts = columns.flatMap(({ searchText }) => searchText ?? []);
  return rows.filter((row) => {
    const text = texts
      .map((read) => read(row))
      .join(' ')
      .toLocaleLowerCase(language);
    return words.every((word) => text.includes(word));
  });
};

const sortRows = <T>(
  rows: T[],
  columns: readonly TableColumn<T>[],
  state: TableState,
  language: string,
): T[] => {
  const valueOf = columns.find(({ key }) => key === state.sort)?.sortValue;
  if (!valueOf) return rows;
  const collator = new Intl.Collator(language, { numeric: true });
  const sign = state.order === 'descend' ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    // Rows without a value stay last in both directions.
    if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
    const compared =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : collator.compare(String(a), String(b));
    return sign * compared;
  });
};
