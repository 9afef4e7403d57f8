import {
  addOrderNote,
  assignOrder,
  cancelOrder,
  changeFirmOrder,
  type FirmOrder,
  getFirmOrder,
  handOverOrder,
  listCandidates,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectShown, expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import admin from '../admin/locales/en.json';
import en from '../locales/en.json';
import { buildCandidate, buildFirmOrder } from '../testing/build-firm-order.ts';
import { Page } from './admin-order.tsx';

const sent: object[] = [];
const at = '2026-03-01T09:00:00Z';
const NOTE = { _id: 'n1', text: 'Call on Monday', author: 'Ann Owner', createdAt: at };
const stub = (change: Partial<FirmOrder> = {}) => {
  stubApi(getFirmOrder, () => ({
    status: true,
    order: buildFirmOrder(change),
    notes: [NOTE],
    history: [
      {
        code: 'handed-over',
        at: '2026-03-02T09:00:00Z',
        by: 'admin',
        name: 'Ann Owner',
        title: 'William Okafor',
        words: 'Keep the tone',
      },
      { code: 'ordered', at: '2026-03-01T09:00:00Z', by: 'customer', name: 'Ada' },
    ],
  }));
  stubApi(listCandidates, () => ({
    status: true,
    candidates: [
      buildCandidate(),
      buildCandidate({ _id: 'w2', firstName: 'Max', lastName: 'Voll', open: 5, limit: 'open' }),
    ],
  }));
  stubApi(assignOrder, (input) => {
    sent.push(input);
    return { status: true };
  });
  stubApi(handOverOrder, (input) => {
    sent.push(input);
    return { status: true };
  });
};

const open = () =>
  renderPage(<Page />, {
    bundles: { orders: en, ordersadmin: admin },
    path: '/admin/orders/order-1',
    pattern: '/admin/orders/:id',
    portal: {
      user: testUser({ role: 'admin' }),
      SlotHost: ({ name }) => <div data-testid={name} />,
    },
  });

beforeEach(() => sent.splice(0));
afterEach(clearStubs);

test('BO-61 services, notes, history and what other parts know stand on the page of an order', async () => {
  stub();
  await open();
  await expectVisible(() => screen.getByText('Call on Monday'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('#1042 Professional Package');
  expect(screen.getByText('Cover Letter')).toBeVisible();
  expect(screen.getByText('Handed over to William Okafor')).toBeVisible();
  expect(screen.getByText('Order placed')).toBeVisible();
  for (const slot of ['documents', 'answers', 'money', 'chat'])
    expect(screen.getByTestId(`admin.order-${slot}`)).toBeInTheDocument();
});

test('BO-61 a day that has passed is marked until the order is done', async () => {
  stub({ dueDate: '2020-01-31', statusPercentage: 40 });
  const page = await open();
  await expectVisible(() => screen.getByText('Overdue'));
  page.unmount();
  stub({ dueDate: '2020-01-31', statusPercentage: 100 });
  await open();
  await expectVisible(() => screen.getByText('100%'));
  expect(screen.queryByText('Overdue')).not.toBeInTheDocument();
});

test('BO-62 what is opened on the page of an order has the focus, so that it is in view', async () => {
  stub();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(screen.getByRole('heading', { name: 'Cancel order' })).toHaveFocus();
});

test('BO-61 a due date that has passed is refused when it is saved, not when its field opens', async () => {
  stub({ dueDate: '2020-01-31', statusPercentage: 40 });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  expect(screen.getByLabelText(/^Due/)).toHaveFocus();
  expect(screen.queryByText('The due date cannot be in the past.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByText('The due date cannot be in the past.'));
});

test('BO-61 a note is kept until it is sent, and an empty one is refused', async () => {
  stub();
  stubApi(addOrderNote, (input) => {
    sent.push(input);
    throw new RefusedReply('unavailable', 'Not now');
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add note' }));
  expect(screen.getByText('Please write something first.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('New note'), 'Wants it in May');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await screen.findByRole('alert');
  expect(sent).toEqual([{ id: 'order-1', text: 'Wants it in May' }]);
  expect(screen.getByLabelText('New note')).toHaveValue('Wants it in May');
});

test('BO-61 BO-111 a note that was written is taken back on the page', async () => {
  stub();
  stubApi(addOrderNote, () => ({ status: true, note: NOTE, undo: 'act-1' }));
  await open();
  await userEvent.type(await screen.findByLabelText('New note'), 'Oops');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
});

test('BO-68 a writer is assigned with reasons in view, and one with enough is asked about', async () => {
  stub({ writer: false, writer_id: null, writerName: null });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
  await expectVisible(() => screen.getByText('3 of 5 open, knows Accounting, rated 4.7'));
  await userEvent.click(screen.getByRole('button', { name: 'Assign to Max Voll' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Assign all the same?')).toBeInTheDocument();
  expect(within(dialog).getByText('Max Voll has 5 open orders and takes 5 at most.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
  await expectShown('The order is with Max Voll now.');
  expect(sent).toEqual([{ id: 'order-1', writerId: 'w2', isOverLimit: true }]);
});

test('BO-38 an order is handed over with a word to the next writer, or goes back to unassigned', async () => {
  stub();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over' }));
  await userEvent.type(await screen.findByLabelText(/^A word to the next writer/), 'Keep the tone');
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to Wanda Kowalska' }));
  const given = { id: 'order-1', baseVersion: 3, note: 'Keep the tone', isOverLimit: false };
  await expectShown('The order is with Wanda Kowalska now.');
  expect(sent).toEqual([{ ...given, writerId: 'w1' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back to unassigned' }));
  await expectShown('The order waits for a writer.');
  expect(sent.at(-1)).toMatchObject({ writerId: null });
});

test('BO-114 a due date that somebody else changed meanwhile is refused in words, and stays typed', async () => {
  stub();
  stubApi(changeFirmOrder, () => {
    throw new RefusedReply('conflict', 'Ann changed this 2 minutes ago.');
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  await userEvent.type(screen.getByLabelText(/^Due/), '2090-05-01');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByText('Ann changed this 2 minutes ago.'));
  expect(screen.getByLabelText(/^Due/)).toHaveValue('2090-05-01');
});

test('BO-62 an order is cancelled with a reason, and a cancelled one says so and offers no act', async () => {
  stub();
  stubApi(cancelOrder, (input) => {
    sent.push(input);
    return { status: true };
  });
  const page = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(screen.getByText('Please say why.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Reason'), 'Bought twice');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  await expectShown('Order cancelled.');
  expect(sent).toEqual([{ id: 'order-1', baseVersion: 3, reason: 'Bought twice' }]);
  page.unmount();
  stub({ isCancelled: true, cancelReason: 'Bought twice' });
  await open();
  await expectVisible(() => screen.getByText('This order was cancelled. Bought twice'));
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});
