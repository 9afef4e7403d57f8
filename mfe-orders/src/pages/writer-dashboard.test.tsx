import { getWriterDashboard, listStaffOrders } from '@portal/shared-contracts/orders';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { readWebsiteConfig } from '@portal/shared-contracts/website';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { buildStaffOrder, countsOf } from '../testing/build-order.ts';
import { Page } from './writer-dashboard.tsx';

const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map(
  (month, index) => ({ month, orders: index * 2 }),
);

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<Page />, {
    bundles: { orders: en },
    portal: { user: testUser({ role: 'writer' }) },
    ...options,
  });

const stub = (total: number) => {
  const orders = [
    buildStaffOrder({
      completed_tasks: [
        { taskId: 'career', serviceId: 'resume', serviceType: '' },
        { taskId: 'profile', serviceId: 'linkedin', serviceType: '' },
        { taskId: 'previous_document', serviceId: 'letter', serviceType: '' },
      ],
    }),
  ];
  stubApi(getWriterDashboard, () => ({
    status: true as const,
    counts: { total, pending: Math.min(total, 3), completed: Math.max(0, total - 3), hidden: 0 },
    months,
  }));
  stubApi(listStaffOrders, () => ({
    status: true as const,
    orders: total === 0 ? [] : orders,
    total: orders.length,
    counts: countsOf(orders),
  }));
};

afterEach(clearStubs);

test('OR-17 tiles, six months and the share of completed orders are text', async () => {
  stub(12);
  await open();
  expect((await screen.findByText('Total Orders')).parentElement).toHaveTextContent('12');
  const monthly = within(screen.getByRole('table', { name: 'Orders per month' }));
  expect(
    monthly
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['Jun 260', 'Jul 262', 'Aug 264', 'Sep 266', 'Oct 268', 'Nov 2610']);
  const share = within(screen.getByRole('table', { name: 'Completed and pending' }));
  expect(share.getByRole('row', { name: 'Completed 9 75%' })).toBeInTheDocument();
  expect(share.getByRole('row', { name: 'Pending 3 25%' })).toBeInTheDocument();
});

test('OR-17 the numbers of a chart can be shown to everybody', async () => {
  stub(12);
  await open();
  const button = (await screen.findAllByRole('button', { name: 'Show the numbers' }))[0];
  await userEvent.setup().click(button as HTMLElement);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('OR-17 the orders in which the writer can act lead to that page', async () => {
  stub(12);
  await open();
  expect(await screen.findByRole('link', { name: 'Upload the LinkedIn document' })).toHaveAttribute(
    'href',
    '/orders/linkedin/linkedin/order-1',
  );
});

test('OR-15 a writer without orders reads No Record Found instead of empty charts', async () => {
  stub(0);
  await open();
  await expectVisible(() => screen.getByText('No Record Found'));
  expect(screen.queryByRole('table')).toBeNull();
});

test('RV-55 the dashboard leads writers to the reviews of visitors', async () => {
  stub(1);
  await renderPage(<Page />, {
    bundles: { orders: en },
    portal: {
      user: testUser({ role: 'writer' }),
      website: readWebsiteConfig({ freeReview: { enabled: true } }).value,
    },
  });
  expect(screen.getByRole('link', { name: 'Free reviews' })).toHaveAttribute('href', '/reviews');
});

test('UX-03 FX-01 a writer sees who wrote, the firm too, above the steps', async () => {
  stub(3);
  const ofOrder = {
    chatType: 'writerToCustomer' as const,
    order_id: 'order-1',
    unread: 2,
    orderNumber: '1042',
    packageName: 'Professional Package',
    personName: 'Ada Byron',
  };
  const ofAdmin = { order_id: null, orderNumber: '', packageName: '', personName: '' };
  await open({
    conversations: [ofOrder, { chatType: 'writerToAdmin', unread: 1, ...ofAdmin }],
  });
  const list = screen.getByRole('list', { name: 'Unread messages' });
  const [customer, admin] = within(list).getAllByRole('link');
  expect(customer).toHaveTextContent('2 unread messages from Ada Byron');
  expect(customer).toHaveAttribute('href', '/orders/view/order-1#chat');
  expect(admin).toHaveTextContent('1 unread message from the admin');
  expect(admin).toHaveAttribute('href', '/chat');
});
