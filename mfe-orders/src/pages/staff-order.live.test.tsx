import { getStaffOrder } from '@portal/shared-contracts/orders';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import en from '../locales/en.json';
import { buildStaffOrder } from '../testing/build-order.ts';
import { hearOfOrders } from '../testing/hear-of-orders.ts';
import { stubHistory } from '../testing/open-customer-order.tsx';
import { Page } from './staff-order.tsx';

afterEach(clearStubs);

test('OR-32 a reviewer’s open order names whoever has it now, whoever had it in the list', async () => {
  let writerName: string | null = 'William Okafor';
  stubHistory();
  stubApi(getStaffOrder, () => ({
    status: true as const,
    status_code: 200 as const,
    order: buildStaffOrder({ writerName }),
    sortedNotifications: [],
  }));
  const page = await renderPage(<Page />, {
    bundles: { orders: en },
    pattern: '/orders/view/:id',
    portal: { user: testUser({ role: 'reviewer' }), SlotHost: () => null },
  });
  await page.navigate('/orders/view/order-1', { state: { writer: 'William Okafor' } });
  await expectVisible(() => screen.getByText('William Okafor'));
  writerName = 'Wanda Kowalska';
  await hearOfOrders(page);
  await expectVisible(() => screen.getByText('Wanda Kowalska'));
  writerName = null;
  await hearOfOrders(page);
  await expectVisible(() => screen.getByText('No Writer Assigned'));
});
