import { callApi } from '@portal/shared-contracts';
import { archiveOrder, type StaffOrder } from '@portal/shared-contracts/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ORDERS } from '../../order/orders.queries.ts';

/** Puts the order into the writer's archive or takes it back (OR-14). */
export const useArchive = (order: StaffOrder) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callApi(archiveOrder, {
        orderId: order._id,
        clientId: order.client_id,
        writerArchived: !order.writerArchived,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: [ORDERS] }),
  });
};
