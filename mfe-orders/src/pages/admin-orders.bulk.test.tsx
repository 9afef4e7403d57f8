import {
  changeManyOrders,
  listFirmOrders,
  listOrderChoices,
  undoManyOrders,
} from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import admin from '../admin/locales/en.json';
import en from '../locales/en.json';
import { buildListed } from '../testing/build-firm-order.ts';
import { Page } from './admin-orders.tsx';

const sent: object[] = [];

beforeEach(() => {
  sent.splice(0);
  stubApi(listOrderChoices, () => ({
    status: true,
    packages: [],
    writers: [{ _id: 'w1', name: 'Wanda Kowalska' }],
  }));
  stubApi(listFirmOrders, () => ({
    status: true,
    items: [buildListed(), buildListed({ _id: 'o2', number: '1041' })],
    nextCursor: null,
    total: 2,
  }));
  stubApi(changeManyOrders, (input) => {
    sent.push(input);
    const refused = [{ _id: 'o2', number: '1041', reason: 'This order is already completed.' }];
    return { status: true, done: 1, refused, batch: 'b1' };
  });
  stubApi(undoManyOrders, (input) => {
    sent.push(input);
    return { status: true, done: 1, refused: [], batch: null };
  });
});
afterEach(clearStubs);

const open = () =>
  renderPage(<Page />, {
    bundles: { orders: en, ordersadmin: admin },
    path: '/admin/orders',
    portal: { user: testUser({ role: 'admin' }) },
  });

test('BO-66 one that is taken away from all that match is not the one that is left', async () => {
  await open();
  const tick = await screen.findByRole('checkbox', { name: 'Tick #1042' });
  await userEvent.click(screen.getByRole('button', { name: 'Tick all 2 that match' }));
  expect(tick).toBeChecked();
  await userEvent.click(tick);
  expect(tick).not.toBeChecked();
});

test('BO-66 what ticks all of a list stands after what narrows it', async () => {
  await open();
  const all = await screen.findByRole('button', { name: 'Tick all 2 that match' });
  const order = screen.getByRole('search').compareDocumentPosition(all);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const table = screen.getByRole('table').compareDocumentPosition(all);
  expect(table & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
});

test('BO-66 what is ticked is assigned at once, refusals say why, and one button takes it back', async () => {
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tick #1042' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tick #1041' }));
  expect(screen.getByText('2 orders ticked')).toBeVisible();
  const choose = screen
    .getAllByLabelText('Writer')
    .find((select) =>
      [...select.querySelectorAll('option')].some(({ text }) => text === 'Choose a writer'),
    );
  await userEvent.selectOptions(choose!, 'w1');
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
  await expectVisible(() => screen.getByText('1 order changed'));
  expect(screen.getByText('This order is already completed.', { exact: false })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { act: 'assign', ids: ['order-1', 'o2'], writerId: 'w1' },
      { batch: 'b1' },
    ]),
  );
  await expectVisible(() => screen.getByText('1 order changed'));
});

test('BO-66 a due date without a day is not set, and the field says what it waits for', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tick all 2 that match' }));
  await userEvent.selectOptions(screen.getByLabelText('What to do'), 'due-date');
  const day = await screen.findByLabelText(/^Due/, { selector: 'input' });
  expect(day).toHaveAccessibleDescription('Choose the day on which they are due.');
  expect(screen.getByRole('button', { name: 'Do it' })).toBeDisabled();
  fireEvent.change(day, { target: { value: '2090-01-31' } });
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
  await waitFor(() => expect(sent).toMatchObject([{ act: 'due-date', dueDate: '2090-01-31' }]));
});
