import { limits } from '@portal/shared-contracts';
import { type OrderFilter, orderSort, orderState } from '@portal/shared-contracts/orders';
import type { TableState } from '@portal/shared-ui/table';

/** Page, search, sorting and state of a list, read from its address; an unknown value is left out. */
export const listFilter = (state: TableState): OrderFilter => {
  const sort = orderSort.safeParse(`${state.order === 'descend' ? '-' : ''}${state.sort ?? ''}`);
  const chosen = state.filters['status'] ?? [];
  const filtered = orderState.safeParse(chosen.length === 1 ? chosen[0] : undefined);
  const search = state.search.trim().slice(0, limits.text.short);
  return {
    page: state.page,
    pageSize: limits.pageSize,
    ...(search ? { search } : {}),
    ...(sort.success ? { sort: sort.data } : {}),
    ...(filtered.success ? { state: filtered.data } : {}),
  };
};
