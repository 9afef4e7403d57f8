import { getStaffOrder, type StaffOrder } from '@portal/shared-contracts/orders';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { buildStaffOrder } from '../testing/build-order.ts';
import { stubHistory } from '../testing/open-customer-order.tsx';
import { Page } from './staff-order.tsx';

afterEach(clearStubs);

const open = (change: Partial<StaffOrder> = {}) => {
  stubHistory();
  stubApi(getStaffOrder, () => ({
    status: true,
    status_code: 200,
    order: buildStaffOrder(change),
    sortedNotifications: [],
  }));
  return renderPage(<Page />, {
    bundles: { orders: en },
    path: '/orders/view/order-1',
    pattern: '/orders/view/:id',
    portal: { user: testUser({ role: 'writer' }), SlotHost: () => null },
  });
};

test('BO-62 a cancelled order says so and asks for nothing', async () => {
  await open({ cancelledAt: '2026-03-02T09:00:00Z' });
  await expectVisible(() => screen.getByText('This order was cancelled.'));
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
});

test('BO-62 OR-11 a cancelled order asks its writer for no day, no step and no upload', async () => {
  await open({ cancelledAt: '2026-03-02T09:00:00Z', dueDate: '2026-03-01' });
  await expectVisible(() => screen.getByText('This order was cancelled.'));
  expect(screen.queryByRole('button', { name: /due/i })).toBeNull();
  expect(screen.queryByText('overdue')).toBeNull();
  expect(screen.queryByText('Needs you')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Cover Letter/ }));
  await expectVisible(() => screen.getByText('Final documents'));
  expect(screen.queryByRole('link', { name: 'Final documents' })).toBeNull();
  expect(screen.queryByText(/^Pending/)).toBeNull();
});

test('BO-38 an open order that was given to somebody else leaves the page of its former writer', async () => {
  const { client } = await open();
  await expectVisible(() => screen.getByText('Ada Byron'));
  stubApi(getStaffOrder, () => {
    throw new RefusedReply('not-found', 'This order does not exist.');
  });
  await act(() => client.invalidateQueries());
  await expectVisible(() => screen.getByText('This order does not exist.'));
  expect(screen.queryByText('Ada Byron')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Cover Letter/ })).toBeNull();
});
