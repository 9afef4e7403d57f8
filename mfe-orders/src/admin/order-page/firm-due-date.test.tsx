import { changeFirmOrder, getFirmOrder, listCandidates } from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectShown, expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import { Page } from '../../pages/admin-order.tsx';
import { buildFirmOrder } from '../../testing/build-firm-order.ts';
import admin from '../locales/en.json';

let row: { version: number; dueDate: string | null };
let sent: { baseVersion: number; dueDate?: string | null | undefined }[];
beforeEach(() => {
  row = { version: 3, dueDate: '2090-03-01' };
  sent = [];
  stubApi(getFirmOrder, () => ({
    status: true,
    order: buildFirmOrder(row),
    notes: [],
    history: [],
  }));
  stubApi(listCandidates, () => ({ status: true, candidates: [] }));
  stubApi(changeFirmOrder, (change) => {
    sent.push(change);
    if (change.baseVersion !== row.version)
      throw new RefusedReply('conflict', 'Ann changed this 2 minutes ago.');
    return { status: true };
  });
});
afterEach(clearStubs);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Somebody types a day; meanwhile the order changes, and the page reads it again. */
const typeWhile = async (change: Partial<typeof row>) => {
  const page = await renderPage(<Page />, {
    bundles: { orders: en, ordersadmin: admin },
    path: '/admin/orders/order-1',
    pattern: '/admin/orders/:id',
    portal: { user: testUser({ role: 'admin' }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  fireEvent.change(screen.getByLabelText(/^Due/), { target: { value: '2090-05-01' } });
  row = { ...row, ...change, version: 4 };
  await act(() => page.client.invalidateQueries());
  await press('Save');
};

test('BO-114 a due date over one that somebody else chose meanwhile is asked about, and mine can be kept', async () => {
  await typeWhile({ dueDate: '2090-04-01' });
  await expectVisible(() => screen.getByText('Ann changed this 2 minutes ago.'));
  expect(sent).toMatchObject([{ baseVersion: 3 }]);
  await press('Keep mine');
  await expectShown('Due date saved.');
  expect(sent[1]).toMatchObject({ baseVersion: 4, dueDate: '2090-05-01' });
});

test('BO-114 the due date that somebody else chose meanwhile can be taken', async () => {
  await typeWhile({ dueDate: '2090-04-01' });
  await expectVisible(() => screen.getByText('Ann changed this 2 minutes ago.'));
  await press('Take theirs');
  expect(screen.getByLabelText(/^Due/)).toHaveValue('2090-04-01');
  expect(screen.queryByText('Ann changed this 2 minutes ago.')).toBeNull();
});

test('BO-114 a due date is saved over whatever else changed meanwhile', async () => {
  await typeWhile({});
  await waitFor(() => expect(sent).toMatchObject([{ baseVersion: 4, dueDate: '2090-05-01' }]));
});
