import { callApi } from '@portal/shared-contracts';
import { setDueDate, type StaffOrder } from '@portal/shared-contracts/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deviceTimeZone, ORDERS } from '../orders.queries.ts';

type Lists = { orders: StaffOrder[] };

/** Sends a due date; list and page show it only after the server said yes (OR-12). */
export const useDueDate = (order: StaffOrder) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (dueDate: string) =>
      callApi(setDueDate, {
        orderId: order._id,
        clientId: order.client_id,
        dueDate,
        timeZone: deviceTimeZone(),
      }),
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
