import type { OrderData } from '@portal/shared-contracts/orders';

/** The order above every screen of these tests. */
export const testOrderData: OrderData = {
  _id: 'order-1',
  number: '1042',
  turn: { owner: 'writer', step: 'write-first-draft', service: 'Resume Writing' },
  client_id: 'person-1',
  statusPercentage: 0,
  packageName: 'Executive Suite',
  customer: { firstName: 'Ada', lastName: 'Byron' },
  writerName: null,
  completed_tasks: [],
  revisionData: {},
};
