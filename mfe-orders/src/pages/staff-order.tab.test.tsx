import { getStaffOrder } from '@portal/shared-contracts/orders';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import en from '../locales/en.json';
import { buildStaffOrder } from '../testing/build-order.ts';
import { stubHistory } from '../testing/open-customer-order.tsx';
import { Page } from './staff-order.tsx';

afterEach(clearStubs);

test('UX-01 the tab of an order is called by number and customer for as long as it shows it', async () => {
  stubHistory();
  const customer = { firstName: 'Priya', lastName: 'Nair' };
  stubApi(getStaffOrder, () => ({
    status: true as const,
    status_code: 200 as const,
    order: buildStaffOrder({ number: 'RW-1042', customer }),
    sortedNotifications: [],
  }));
  let tabName = '';
  const { unmount } = await renderPage(<Page />, {
    bundles: { orders: en },
    path: '/orders/view/order-1',
    pattern: '/orders/view/:id',
    portal: { user: testUser({ role: 'writer' }), setTabName: (name) => (tabName = name) },
  });
  await expectVisible(() => screen.getByText('#RW-1042'));
  expect(tabName).toBe('#RW-1042 · Priya Nair');
  unmount();
  expect(tabName).toBe('');
});
