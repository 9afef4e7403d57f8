import type { AdminList } from '@portal/shared-contracts/admin';
import { useEvent } from '@portal/shared-contracts/react';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useGathered } from './use-gathered.ts';

/**
 * Reads what is shown again when somebody else changed a row of a list, or this very one (BO-113).
 *
 * @example
 * useRowNews('payments', paymentQuery(id).queryKey, id);
 */
export const useRowNews = (list: AdminList, queryKey: QueryKey, id?: string): void => {
  const client = useQueryClient();
  const hear = useGathered(() => client.invalidateQueries({ queryKey }));
  useEvent('admin.changed', ({ lists, ids }) => {
    if (!lists.includes(list)) return;
    if (id !== undefined && ids.length > 0 && !ids.includes(id)) return;
    // Whoever leaves within the pause and comes back reads it anew.
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
    hear([]);
  });
};
