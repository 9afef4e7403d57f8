import { useEvent } from '@portal/shared-contracts/react';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** A rush of changes is one reading. */
const PAUSE = 700;

/** Reads what is shown again when somebody else changed an order, or this very one (BO-113). */
export const useOrderNews = (queryKey: QueryKey, orderId?: string): void => {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEvent('admin.changed', ({ lists, ids }) => {
    if (!lists.includes('orders')) return;
    if (orderId !== undefined && ids.length > 0 && !ids.includes(orderId)) return;
    // Whoever leaves within the pause and comes back reads it anew.
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey });
    }, PAUSE);
  });
};
