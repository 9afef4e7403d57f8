import {
  getOrderHistory,
  getStaffOrder,
  setDueDate,
  type StaffOrder,
} from '@portal/shared-contracts/orders';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../locales/de.json';
import en from '../locales/en.json';
import { localDay } from '../order/local-day.ts';
import { buildStaffOrder } from '../testing/build-order.ts';
import { Page } from './staff-order.tsx';

const stub = (order: StaffOrder): void => {
  stubApi(getOrderHistory, () => ({ status: true as const, history: [] }));
  stubApi(getStaffOrder, () => ({
    status: true as const,
    status_code: 200 as const,
    order,
    sortedNotifications: [],
  }));
};

const open = (role: 'writer' | 'reviewer', language: 'en' | 'de' = 'en') =>
  renderPage(<Page />, {
    bundles: { orders: language === 'en' ? en : de },
    language,
    path: '/orders/view/order-1',
    pattern: '/orders/view/:id',
    portal: { user: testUser({ role }) },
  });

afterEach(clearStubs);

test('UX-09 the writer sets the due date on the page of the order, which shows it at once', async () => {
  const sent: unknown[] = [];
  const dueDate = localDay(new Date(Date.now() + 7 * 86_400_000));
  stub(buildStaffOrder());
  stubApi(setDueDate, (input) => {
    sent.push(input.dueDate);
    stub(buildStaffOrder({ dueDate }));
    return { status: true as const };
  });
  await open('writer');
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: /due date of Professional Package/ }));
  const field = await screen.findByLabelText('Due date', { selector: 'input' });
  fireEvent.change(field, { target: { value: dueDate } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const shown = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
  const day = shown.format(new Date(`${dueDate}T00:00:00`));
  await expectVisible(() => screen.getByText(day));
  expect(sent).toEqual([dueDate]);
});

test('UX-09 the chosen day is read back in the language of the page, whatever the browser’s is', async () => {
  stub(buildStaffOrder());
  await open('writer', 'de');
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: /Professional Package/ }));
  const field = await screen.findByLabelText('Fällig am', { selector: 'input' });
  fireEvent.change(field, { target: { value: '2027-03-09' } });
  await expectVisible(() => screen.getByText('Dienstag, 9. März 2027'));
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.queryByText(/2027/)).toBeNull();
});

test.each(['writer', 'reviewer'] as const)(
  'UX-09 a day that has passed is called overdue on the page of the order, for the %s',
  async (role) => {
    stub(buildStaffOrder({ dueDate: '2026-03-09' }));
    await open(role);
    await expectVisible(() => screen.getByText('Mar 9, 2026'));
    expect(screen.getByText('Overdue')).toBeVisible();
    const buttons = () => screen.queryAllByRole('button', { name: /due date of/ });
    await waitFor(() => expect(buttons()).toHaveLength(role === 'writer' ? 1 : 0));
  },
);

test('UX-02 the day and that it has passed are one mark, which the writer presses', async () => {
  stub(buildStaffOrder({ dueDate: '2026-03-09' }));
  await open('writer');
  const mark = await screen.findByRole('button', { name: /^Mar 9, 2026 Overdue \(due date of/ });
  expect(mark).toHaveClass('orders-due-past');
  expect(document.querySelector('.pui-chip-problem')).toBeNull();
});
