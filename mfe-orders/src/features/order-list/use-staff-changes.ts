import { callApi } from '@portal/shared-contracts';
import { archiveOrder, setDueDate, type StaffOrder } from '@portal/shared-contracts/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deviceTimeZone, ORDERS } from '../../order/orders.queries.ts';

type Lists = { orders: StaffOrder[] };

const keyOf = (order: StaffOrder) => ({ orderId: order._id, clientId: order.client_id });

/** Sends a due date; the row shows it only after the server said yes (OR-12). */
export const useDueDate = (order: StaffOrder) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (dueDate: string) =>
      callApi(setDueDate, { ...keyOf(order), dueDate, timeZone: deviceTimeZone() }),
    onSuccess: (_reply, dueDate) => {
      client.setQueriesData<Lists>(
        { queryKey: [ORDERS, 'staff-list'] },
        (list) =>
          list && {
            ...list,
            orders: list.orders.map((row) => (row._id === order._id ? { ...row, dueDate } : row)),
          },
      );
      return client.invalidateQueries({ queryKey: [ORDERS] });
    },
  });
};

/** Puts the order into the writer's archive or takes it back (OR-14). */
export const useArchive = (order: StaffOrder) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callApi(archiveOrder, { ...keyOf(order), writerArchived: !order.writerArchived }),
    onSuccess: () => client.invalidateQueries({ queryKey: [ORDERS] }),
  });
};
