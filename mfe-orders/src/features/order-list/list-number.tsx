import type { Order } from '@portal/shared-contracts/orders';
import { TestMark } from '../../order/order-name.tsx';

/** The number of an order in a list: below its own heading in a table, beside the product on a card. */
export const ListNumber = ({ order }: { order: Pick<Order, 'number' | 'isTest'> }) => (
  <span className="orders-list-number">
    {order.number}
    {order.isTest && (
      <>
        {' '}
        <TestMark />
      </>
    )}
  </span>
);
