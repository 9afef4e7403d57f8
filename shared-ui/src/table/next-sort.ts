import type { TableState } from './table-url.ts';

/** What pressing a head does: first up, then down, then as it came. */
export const nextSort = (
  { sort, order }: Pick<TableState, 'sort' | 'order'>,
  key: string,
): Pick<TableState, 'sort' | 'order'> => {
  if (sort !== key) return { sort: key, order: 'ascend' };
  return order === 'ascend'
    ? { sort: key, order: 'descend' }
    : { sort: undefined, order: undefined };
};
