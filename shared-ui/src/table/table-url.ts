import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a table keeps in the address, so that a reload or a link shows the same rows. */
export interface TableState {
  page: number;
  /** Key of the sorted column. */
  sort: string | undefined;
  order: 'ascend' | 'descend' | undefined;
  search: string;
  /** Chosen filter values by column key. */
  filters: Readonly<Record<string, readonly string[]>>;
}

const FILTER = 'filter.';
const NO_TEXT = '\0';

/** A text of the address; none where it holds the zero character, which nobody types and no call takes. */
export const textOf = (params: URLSearchParams, name: string): string | undefined => {
  const text = params.get(name);
  return text === null || text.includes(NO_TEXT) ? undefined : text;
};

const read = (params: URLSearchParams, prefix: string): TableState => {
  const get = (name: string): string | undefined => textOf(params, prefix + name);
  const [sort, direction] = (get('sort') ?? '').split(':');
  const filters: Record<string, readonly string[]> = {};
  for (const [name, value] of params) {
    if (!name.startsWith(prefix + FILTER) || value.includes(NO_TEXT)) continue;
    filters[name.slice((prefix + FILTER).length)] = value.split(',').filter(Boolean);
  }
  const page = Number.parseInt(get('page') ?? '1', 10);
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: sort || undefined,
    order: sort ? (direction === 'desc' ? 'descend' : 'ascend') : undefined,
    search: get('q') ?? '',
    filters,
  };
};

const write = (params: URLSearchParams, prefix: string, state: TableState): URLSearchParams => {
  const next = new URLSearchParams([...params].filter(([name]) => !isOwn(name, prefix)));
  if (state.page > 1) next.set(`${prefix}page`, String(state.page));
  if (state.sort)
    next.set(`${prefix}sort`, `${state.sort}:${state.order === 'descend' ? 'desc' : 'asc'}`);
  if (state.search) next.set(`${prefix}q`, state.search);
  for (const [name, values] of Object.entries(state.filters)) {
    if (values.length > 0) next.set(`${prefix}${FILTER}${name}`, values.join(','));
  }
  return next;
};

const isOwn = (name: string, prefix: string): boolean => {
  if (!name.startsWith(prefix)) return false;
  const rest = name.slice(prefix.length);
  return ['page', 'sort', 'q'].includes(rest) || rest.startsWith(FILTER);
};

/** A table's paging, sorting, search and filters in the query string; `prefix` keeps two tables apart. */
export const useTableUrl = (prefix = ''): [TableState, (change: Partial<TableState>) => void] => {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => read(params, prefix), [params, prefix]);
  const update = useCallback(
    (change: Partial<TableState>) => {
      setParams((current) => write(current, prefix, { ...read(current, prefix), ...change }), {
        replace: true,
        // A field that is what the address says must not lose a letter to a page that is slow to draw.
        flushSync: true,
      });
    },
    [setParams, prefix],
  );
  return [state, update];
};
