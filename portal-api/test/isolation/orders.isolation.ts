import {
  archiveOrder,
  getCustomerOrder,
  getOrderHistory,
  getStaffOrder,
  getWriterDashboard,
  listCustomerOrders,
  listStaffOrders,
  setDueDate,
  setNoShow,
} from '@portal/shared-contracts/orders';
import { orderId } from '../../seed/orders/orders.ts';
import { expectCall, isolationTable } from './isolation.ts';

interface World {
  id: string;
  orderId: string;
  clientId: string;
}

const hidden = { sameSite: 404, otherSite: 404 };

export const isolation = isolationTable<World>({
  prepare: async (portal) => {
    const id = orderId('northwind', 'writing');
    return { id, orderId: id, clientId: portal.personId('customer') };
  },
  secrets: ({ id }) => [id],
  rows: [
    expectCall(listCustomerOrders, 'customer', () => ({}), {
      sameSite: 200,
      otherSite: 200,
      own: 200,
    }),
    expectCall(getCustomerOrder, 'customer', ({ id }) => ({ id }), { ...hidden, own: 200 }),
    expectCall(
      setNoShow,
      'customer',
      ({ id, clientId }) => ({ id, clientId, noShowCheck: true as const }),
      { ...hidden, own: 200 },
    ),
    expectCall(listStaffOrders, 'writer', () => ({ search: 'Nobody at all' }), {
      sameSite: 200,
      otherSite: 200,
      reviewer: 200,
      own: 200,
    }),
    expectCall(getOrderHistory, 'writer', ({ id }) => ({ id }), {
      ...hidden,
      reviewer: 200,
      own: 200,
    }),
    expectCall(getStaffOrder, 'writer', ({ id }) => ({ id }), {
      ...hidden,
      reviewer: 200,
      own: 200,
    }),
    expectCall(getWriterDashboard, 'writer', () => ({}), {
      sameSite: 200,
      otherSite: 200,
      own: 200,
    }),
    expectCall(
      setDueDate,
      'writer',
      ({ orderId: order, clientId }) => ({ orderId: order, clientId, dueDate: '2090-01-01' }),
      { ...hidden, own: 200 },
    ),
    expectCall(
      archiveOrder,
      'writer',
      ({ orderId: order, clientId }) => ({ orderId: order, clientId, writerArchived: false }),
      { ...hidden, own: 200 },
    ),
  ],
});
