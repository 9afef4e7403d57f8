import { listCustomerOrders } from '@portal/shared-contracts/orders';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import en from '../locales/en.json';
import { buildOrder, countsOf } from '../testing/build-order.ts';
import { Page } from './customer-dashboard.tsx';

const open = (options: Parameters<typeof renderPage>[1] = {}) => {
  const orders = [buildOrder()];
  stubApi(listCustomerOrders, () => ({
    status: true as const,
    orders,
    total: orders.length,
    counts: countsOf(orders),
  }));
  return renderPage(<Page />, { bundles: { orders: en }, ...options });
};

afterEach(clearStubs);

test('UX-03 FX-01 who wrote stands above the steps, and the line leads to the chat', async () => {
  const conversations = [
    {
      chatType: 'writerToCustomer' as const,
      order_id: 'order-1',
      unread: 1,
      orderNumber: '1042',
      packageName: 'Professional Package',
      personName: 'William Okafor',
    },
  ];
  await open({ conversations });
  const list = screen.getByRole('list', { name: 'Unread messages' });
  const link = within(list).getByRole('link', { name: /1 unread message from William Okafor/ });
  expect(link).toHaveTextContent('#1042 Professional Package');
  expect(link).toHaveAttribute('href', '/orders/view/order-1#chat');
  const steps = await screen.findByRole('heading', { name: /Waiting on you/ });
  expect(list.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('UX-03 nothing is said about messages while none is unread', async () => {
  await open();
  await screen.findByRole('heading', { name: /Waiting on you/ });
  expect(screen.queryByRole('list', { name: 'Unread messages' })).toBeNull();
});
