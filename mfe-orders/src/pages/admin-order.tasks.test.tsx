import { getFirmOrder, reopenTask } from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectShown, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import admin from '../admin/locales/en.json';
import en from '../locales/en.json';
import { buildFirmOrder } from '../testing/build-firm-order.ts';
import { Page } from './admin-order.tsx';

const sent: object[] = [];

const open = () => {
  stubApi(getFirmOrder, () => ({ status: true, order: buildFirmOrder(), notes: [], history: [] }));
  return renderPage(<Page />, {
    bundles: { orders: en, ordersadmin: admin },
    path: '/admin/orders/order-1',
    pattern: '/admin/orders/:id',
    portal: { user: testUser({ role: 'admin' }), SlotHost: () => null },
  });
};

afterEach(() => {
  sent.splice(0);
  clearStubs();
});

test('BO-63 what the customer has done is opened again after a question that says what follows', async () => {
  stubApi(reopenTask, (input) => {
    sent.push(input);
    return { status: true };
  });
  await open();
  await userEvent.click(await screen.findByText('Resume Writing'));
  await userEvent.click(screen.getByRole('button', { name: 'Open again: “Career history”' }));
  const dialog = await screen.findByRole('dialog');
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open again' }));
  await expectShown(/ is open again\.$/);
  expect(sent).toEqual([{ id: 'order-1', baseVersion: 3, serviceId: 'resume', taskId: 'career' }]);
});
