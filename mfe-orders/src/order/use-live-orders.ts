import { useEvent } from '@portal/shared-contracts/react';
import { useQueryClient } from '@tanstack/react-query';
import { ORDERS } from './orders.queries.ts';

/** Refreshes what is shown of orders when something happens to one: here, in another tab or on the writer's side. */
export const useLiveOrders = (): void => {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [ORDERS] });
  useEvent('order.changed', refresh);
  useEvent('task.completed', refresh);
  useEvent('payment.succeeded', refresh);
};
