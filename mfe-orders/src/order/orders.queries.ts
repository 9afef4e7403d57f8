import { callApi } from '@portal/shared-contracts';
import {
  getCustomerOrder,
  getOrderHistory,
  getStaffOrder,
  getWriterDashboard,
  listCustomerOrders,
  listInvoices,
  listStaffOrders,
  type Order,
  type OrderFilter,
  type OrderStatus,
  type OrderTurnFilter,
} from '@portal/shared-contracts/orders';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** First element of every key, so that one live message refreshes all of them. */
export const ORDERS = 'orders';

const isWhole = (order: Order | OrderStatus): order is Order => 'package' in order;

/** One page of the customer's orders with the numbers of the tiles. */
export const customerOrdersQuery = (filter: Partial<OrderFilter>) =>
  queryOptions({
    queryKey: [ORDERS, 'customer-list', filter],
    queryFn: async ({ signal }) => {
      const reply = await callApi(listCustomerOrders, filter, { signal });
      return { ...reply, orders: reply.orders.filter(isWhole) };
    },
    placeholderData: keepPreviousData,
  });

/** What the customer still has to pay; an invoice may belong to no order. */
export const dueInvoicesQuery = () =>
  queryOptions({
    queryKey: [ORDERS, 'due-invoices'],
    queryFn: async ({ signal }) => {
      const { invoices } = await callApi(listInvoices, { status: 'unpaid' }, { signal });
      // A server of before answers with every invoice.
      return invoices.filter(({ status }) => status === 'unpaid');
    },
  });

export const customerOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [ORDERS, 'customer-order', id],
    queryFn: ({ signal }) => callApi(getCustomerOrder, { id }, { signal }),
  });

/** What happened to an order. */
export const orderHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [ORDERS, 'history', id],
    queryFn: ({ signal }) => callApi(getOrderHistory, { id }, { signal }),
  });

/** One page of a writer's or the site's orders. */
export const staffOrdersQuery = (
  filter: Partial<OrderFilter> & { archived?: boolean; turn?: OrderTurnFilter },
) =>
  queryOptions({
    queryKey: [ORDERS, 'staff-list', filter],
    queryFn: ({ signal }) => callApi(listStaffOrders, filter, { signal }),
    placeholderData: keepPreviousData,
  });

/** One order as a writer or reviewer sees it. */
export const staffOrderQuery = (id: string, includeWriter: boolean) =>
  queryOptions({
    queryKey: [ORDERS, 'staff-order', id, { includeWriter }],
    queryFn: ({ signal }) =>
      callApi(getStaffOrder, { id, ...(includeWriter ? { includeWriter } : {}) }, { signal }),
  });

/** The time zone of this device, which decides which day is today. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Numbers of the writer's dashboard. */
export const writerDashboardQuery = () =>
  queryOptions({
    queryKey: [ORDERS, 'writer-dashboard'],
    queryFn: ({ signal }) =>
      callApi(getWriterDashboard, { timeZone: deviceTimeZone() }, { signal }),
  });
