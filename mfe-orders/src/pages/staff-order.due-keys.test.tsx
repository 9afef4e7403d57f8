import { getOrderHistory, getStaffOrder, setDueDate } from '@portal/shared-contracts/orders';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { buildStaffOrder } from '../testing/build-order.ts';
import { Page } from './staff-order.tsx';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const opener = () => screen.findByRole('button', { name: /due date of Professional Package/ });
const field = () => screen.findByLabelText('Due date', { selector: 'input' });

/** Opens the calendar with a key, as whoever has no mouse does. */
const open = async (): Promise<void> => {
  stubApi(getOrderHistory, () => ({ status: true as const, history: [] }));
  stubApi(getStaffOrder, () => ({
    status: true as const,
    status_code: 200 as const,
    order: buildStaffOrder(),
    sortedNotifications: [],
  }));
  await renderPage(<Page />, {
    bundles: { orders: en },
    path: '/orders/view/order-1',
    pattern: '/orders/view/:id',
    portal: { user: testUser({ role: 'writer' }) },
  });
  const button = await opener();
  act(() => button.focus());
  await user.keyboard('{Enter}');
  const input = await field();
  // Without a layout it is placed too late to take the focus by itself.
  act(() => input.focus());
};

const expectBack = async (): Promise<void> => {
  await waitFor(() =>
    expect(screen.queryByLabelText('Due date', { selector: 'input' })).toBeNull(),
  );
  expect(await opener()).toHaveFocus();
};

afterEach(clearStubs);

test('OR-12 UX-07 a day that was set gives the focus back to the button that asked for it', async () => {
  stubApi(setDueDate, () => ({ status: true as const }));
  await open();
  fireEvent.change(await field(), { target: { value: '2099-03-09' } });
  await user.keyboard('{Enter}');
  await expectBack();
});

test('OR-11 UX-07 the Tab key leaves the calendar at its end for the button that opened it', async () => {
  await open();
  act(() => screen.getByRole('button', { name: 'Save' }).focus());
  await user.keyboard('{Tab}');
  await expectBack();
});

test('OR-11 UX-07 a calendar that is left for something else closes and lets the focus go', async () => {
  await open();
  const elsewhere = screen.getAllByRole('link')[0]!;
  act(() => elsewhere.focus());
  await waitFor(() =>
    expect(screen.queryByLabelText('Due date', { selector: 'input' })).toBeNull(),
  );
  expect(elsewhere).toHaveFocus();
});

test('OR-12 UX-07 a day that could not be set says so, also to whom has gone on meanwhile', async () => {
  const answer = Promise.withResolvers<never>();
  stubApi(setDueDate, () => answer.promise);
  await open();
  fireEvent.change(await field(), { target: { value: '2099-03-09' } });
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' })).toHaveClass('pui-button-busy'),
  );
  act(() => screen.getAllByRole('link')[0]!.focus());
  await act(async () => answer.reject(new RefusedReply('unavailable', 'The line broke.')));
  expect(await screen.findByText(en.due.failed)).toBeInTheDocument();
  expect(await field()).toHaveValue('2099-03-09');
});
