import {
  archiveOrder,
  listStaffOrders,
  setDueDate,
  type StaffOrder,
} from '@portal/shared-contracts/orders';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localDay } from '../order/local-day.ts';
import en from '../locales/en.json';
import { buildStaffOrder, countsOf } from '../testing/build-order.ts';
import { Page } from './staff-orders.tsx';

const asked: unknown[] = [];
const stubList = (orders: StaffOrder[]) =>
  stubApi(listStaffOrders, (filter) => {
    asked.push(filter);
    return { status: true as const, orders, total: orders.length, counts: countsOf(orders) };
  });

const open = (role: 'writer' | 'reviewer', path = '/orders/list') =>
  renderPage(<Page />, {
    bundles: { orders: en },
    path,
    portal: { user: testUser({ role }) },
  });

const inDays = (days: number) => localDay(new Date(Date.now() + days * 86_400_000));

beforeEach(() => asked.splice(0));
afterEach(clearStubs);

test('OR-10 Show Archived is kept in the address and asked of the server', async () => {
  stubList([buildStaffOrder()]);
  const page = await open('writer');
  await userEvent.setup().click(await screen.findByRole('switch', { name: 'Show Archived' }));
  await waitFor(() => expect(page.address()).toBe('/orders/list?archived=true'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ archived: true }));
});

test('OR-15 an empty list says No Record Found', async () => {
  stubList([]);
  await open('writer');
  await expectVisible(() => screen.getByText('No Record Found'));
});

const openCalendar = async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: /due date of Professional Package/ }));
  return {
    user,
    field: await screen.findByLabelText<HTMLInputElement>('Due date', { selector: 'input' }),
  };
};
const enter = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } });

test('OR-11 only unfinished orders of the writer have a calendar', async () => {
  stubList([
    buildStaffOrder(),
    buildStaffOrder({ _id: 'order-2', statusPercentage: 100, dueDate: '2026-03-09' }),
  ]);
  await open('writer');
  expect(await screen.findAllByRole('button', { name: /due date of/ })).toHaveLength(1);
  expect(screen.getByText('Mar 9, 2026')).toBeVisible();
});

test('OR-11 past days cannot be chosen, and a typed one is refused in words', async () => {
  const sent: unknown[] = [];
  stubList([buildStaffOrder()]);
  stubApi(setDueDate, (input) => {
    sent.push(input);
    return { status: true as const };
  });
  await open('writer');
  const { user, field } = await openCalendar();
  expect(field.min).toBe(inDays(0));
  enter(field, inDays(-1));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The due date cannot be in the past')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('OR-12 a saved day is sent with the writer’s time zone, shown in the row and confirmed', async () => {
  const sent: unknown[] = [];
  const dueDate = inDays(7);
  stubList([buildStaffOrder()]);
  stubApi(setDueDate, (input) => {
    sent.push(input);
    stubList([buildStaffOrder({ dueDate })]);
    return { status: true as const };
  });
  await open('writer');
  const { user, field } = await openCalendar();
  enter(field, dueDate);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Due Date Set Successfully!'))[0]).toBeInTheDocument();
  expect(sent).toEqual([
    {
      orderId: 'order-1',
      clientId: 'person-1',
      dueDate,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ]);
  const shown = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(
    new Date(`${dueDate}T00:00:00`),
  );
  expect(await screen.findByText(shown)).toBeInTheDocument();
});

test.each(['unexpected', 'unprocessable'] as const)(
  'OR-13 after the answer %s the list is unchanged and the fixed text shows',
  async (code) => {
    stubList([buildStaffOrder({ dueDate: '2026-03-09' })]);
    stubApi(setDueDate, () => {
      throw new RefusedReply(code, 'Something of the server');
    });
    await open('writer');
    const { user, field } = await openCalendar();
    enter(field, inDays(3));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Unexpected Error, Please Try again!')).toBeInTheDocument();
    expect(screen.getByText('Mar 9, 2026')).toBeVisible();
  },
);

test('OR-14 a row is archived, and an archived one comes back', async () => {
  const sent: unknown[] = [];
  const user = userEvent.setup();
  stubList([buildStaffOrder(), buildStaffOrder({ _id: 'order-2', writerArchived: true })]);
  stubApi(archiveOrder, (input) => {
    sent.push(input);
    return { status: true as const };
  });
  await open('writer');
  await user.click(
    await screen.findByRole('button', { name: 'Archive Professional Package #1042' }),
  );
  await user.click(screen.getByRole('button', { name: 'Unarchive Professional Package #1042' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { orderId: 'order-1', clientId: 'person-1', writerArchived: true },
      { orderId: 'order-2', clientId: 'person-1', writerArchived: false },
    ]),
  );
});

test('OR-16 the reviewer’s list shows e-mails and offers nothing to change', async () => {
  stubList([
    buildStaffOrder({ customerEmail: 'ada@example.com', writerEmail: 'will@example.com' }),
  ]);
  await open('reviewer');
  const row = (await screen.findAllByRole('row'))[1] as HTMLElement;
  expect(within(row).getByText('ada@example.com')).toBeVisible();
  expect(within(row).getByText('will@example.com')).toBeVisible();
  expect(within(row).queryAllByRole('button')).toEqual([]);
});
