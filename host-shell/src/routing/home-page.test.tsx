import { listNotifications } from '@portal/shared-contracts/notifications';
import { listCustomerOrders } from '@portal/shared-contracts/orders';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { everywhere, headingPage, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

const roles: 'user'[] = ['user'];
const orders = {
  manifest: {
    pages: [
      { key: 'dashboard', path: '/dashboard', roles, title: everywhere('Dashboard') },
      { key: 'order', path: '/orders/view/:id', roles, title: everywhere('View Order') },
      { key: 'list', path: '/orders/list', roles, title: everywhere('Orders') },
    ],
  },
  pages: {
    dashboard: headingPage('Dashboard'),
    order: headingPage('One order'),
    list: headingPage('Orders'),
  },
};

beforeEach(() => {
  silenceSockets();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(clearStubs);

const statusOf = (id: string, statusPercentage: number) => ({
  _id: id,
  statusPercentage,
  hideOrder: false,
});

test('HS-34 HS-36 a customer lands by the orders as they are now, not as they were in memory', async () => {
  const counts = { total: 2, pending: 2, completed: 0, hidden: 0 };
  stubApi(listCustomerOrders, () => ({
    status: true as const,
    orders: [statusOf('o1', 20), statusOf('o2', 0)],
    total: 2,
    counts,
  }));
  const shell = await renderShell({ path: '/orders/list', user: { orders: 2 }, remotes: [orders] });
  await screen.findByRole('heading', { name: 'Orders' });
  const queryKey = ['orders', 'status-only'];
  shell.client.setQueryData(queryKey, [statusOf('o1', 20)]);
  await shell.client.invalidateQueries({ queryKey });
  await act(() => shell.go('/'));
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(shell.address()).toBe('/dashboard');
});
