import { getStaffOrder } from '@portal/shared-contracts/orders';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import en from '../locales/en.json';
import { buildStaffOrder } from '../testing/build-order.ts';
import { stubHistory } from '../testing/open-customer-order.tsx';
import { Page } from './staff-order.tsx';

// The chart's drawing needs a real browser.
jest.mock('../features/charts/radial-drawing.tsx', () => ({
  __esModule: true,
  default: () => null,
}));

afterEach(clearStubs);

test('BO-62 a cancelled order says so and asks for nothing', async () => {
  stubHistory();
  stubApi(getStaffOrder, () => ({
    status: true,
    status_code: 200,
    order: buildStaffOrder({ cancelledAt: '2026-03-02T09:00:00Z' }),
    sortedNotifications: [],
  }));
  await renderPage(<Page />, {
    bundles: { orders: en },
    path: '/orders/view/order-1',
    pattern: '/orders/view/:id',
    portal: { user: testUser({ role: 'writer' }), SlotHost: () => null },
  });
  await expectVisible(() => screen.getByText('This order was cancelled.'));
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
});
