import { bulkBounds } from '@portal/shared-contracts/admin';
import { useState } from 'react';

/** Which orders of the list are ticked. */
export interface Ticks {
  ids: ReadonlySet<string>;
  /** All that match, whether they are shown or not. */
  isAll: boolean;
  toggle: (id: string) => void;
  takeAll: () => void;
  clear: () => void;
}

/** Ticks of a list; another filter is another list and begins without any. */
export const useTicks = (filterKey: string): Ticks => {
  const [state, setState] = useState({ key: filterKey, ids: new Set<string>(), isAll: false });
  const { ids, isAll } = state.key === filterKey ? state : { ids: new Set<string>(), isAll: false };
  const put = (next: { ids: Set<string>; isAll: boolean }) => setState({ key: filterKey, ...next });
  return {
    ids,
    isAll,
    toggle: (id) => {
      // Of all that match, most are not shown: what is left after one is taken away cannot be named.
      if (isAll) return put({ ids: new Set(), isAll: false });
      const next = new Set(ids);
      if (!next.delete(id) && next.size < bulkBounds.ticked) next.add(id);
      return put({ ids: next, isAll: false });
    },
    takeAll: () => put({ ids: new Set(), isAll: true }),
    clear: () => put({ ids: new Set(), isAll: false }),
  };
};
