import { useEvent } from '@portal/shared-contracts/react';
import { useQueryClient } from '@tanstack/react-query';
import { ORDERS } from './orders.queries.ts';

/** Keeps what is shown of orders true: whatever happens to one, here, in another tab or at the writer's. */
export const useLiveOrders = (): void => {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [ORDERS] });
  useEvent('order.changed', refresh);
  useEvent('task.completed', refresh);
  useEvent('payment.succeeded', refresh);
};
