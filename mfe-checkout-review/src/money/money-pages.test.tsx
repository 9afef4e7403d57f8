import {
  adminRoutes,
  askRefund,
  listPayments,
  readPayment,
  type ListedPayment,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PaymentDetail } from './refund-list.tsx';
import { PaymentPage } from './payment-page.tsx';
import { PaymentsPage } from './payments-page.tsx';

const paid: ListedPayment = {
  _id: 'a-payment-key-of-a-browser',
  kind: 'new-order',
  amount: 149,
  returned: 0,
  currency: 'usd',
  isDisputed: false,
  provider: 'cards',
  paidAt: '2026-03-02T09:00:00.000Z',
  customer: { name: 'Nora Customer', email: 'nora@example.com' },
  order: { _id: 'o1', number: '1001' },
  invoice: 'INV-00001',
};

let payment: PaymentDetail;
beforeEach(() => {
  payment = { ...paid, left: 149, refunds: [], disputes: [] };
  stubApi(readPayment, () => ({ status: true, payment }));
});
afterEach(clearStubs);

const open = (portal: NonNullable<Parameters<typeof renderPage>[1]>['portal'] = {}) =>
  renderPage(<PaymentPage />, {
    pattern: adminRoutes.payment.pattern,
    path: adminRoutes.payment({ id: paid._id }),
    portal,
  });

const give = async (amount: string, reason = 'Was late') => {
  const field = await screen.findByRole('textbox', { name: /Amount/ });
  fireEvent.change(field, { target: { value: amount } });
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: reason } });
  fireEvent.click(screen.getByRole('button', { name: /^Return/ }));
};

test('BO-47 BO-96 the list says who paid what, for which order, and what went back', async () => {
  const asked: object[] = [];
  stubApi(listPayments, (filter) => {
    asked.push(filter);
    const customer = { name: 'Erased person', email: '' };
    const partly = { ...paid, _id: 'p2', returned: 49.5, customer };
    return { status: true, items: [paid, partly], nextCursor: null, total: 2 };
  });
  await renderPage(<PaymentsPage />);
  await expectVisible(() => screen.getByRole('link', { name: 'Nora Customer' }));
  expect(screen.getByText('2 payments')).toBeVisible();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(/New order.*#1001.*INV-00001.*\$149\.00.*Paid/);
  expect(rows[1]).toHaveTextContent(/Erased person.*\$49\.50.*Partly returned/);
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), {
    target: { value: 'disputed' },
  });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ show: 'disputed' }));
});

test('BO-95 BO-96 what was paid outside goes back outside, and is noted', async () => {
  payment = { ...payment, provider: 'none' };
  await open();
  await expectVisible(() => screen.getByText('Still with you'));
  expect(screen.getByText(/Give the money back yourself/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Note $149.00 as returned' })).toBeEnabled();
});

test('BO-96 of what cost nothing nothing is offered to go back, and nothing says that none of it is left', async () => {
  payment = { ...payment, provider: 'none', amount: 0, left: 0 };
  await open();
  await expectVisible(() => screen.getByText('#1001'));
  expect(screen.queryByText('Still with you')).toBeNull();
  expect(screen.queryByRole('textbox', { name: /Amount/ })).toBeNull();
});

test('BO-96 a part is returned with its reason, and the page shows it', async () => {
  const sent: object[] = [];
  stubApi(askRefund, (input) => {
    sent.push(input);
    const refund = {
      _id: 'r1',
      payment: paid._id,
      amount: input.amount,
      currency: 'usd',
      origin: 'firm',
      reason: input.reason,
      state: 'done',
      problem: null,
      askedBy: 'Milo Fischer',
      askedAt: paid.paidAt,
    } as const;
    payment = { ...payment, returned: 49.5, left: 99.5, refunds: [refund] };
    return { status: true, refund };
  });
  await open();
  await give('49,5');
  await expectVisible(() => screen.getByRole('heading', { name: 'Refunds' }));
  const asked = { payment: paid._id, amount: 49.5, left: 149, reason: 'Was late', order: 'keep' };
  expect(sent).toEqual([asked]);
  expect(screen.getByText(/Milo Fischer/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('99.50'));
});

test('BO-96 more than is left is refused at its field, and what was typed stays', async () => {
  stubApi(askRefund, () => {
    const text = 'Only $10.00 USD can be returned.';
    throw new RefusedReply('unprocessable', text, { amount: text });
  });
  await open();
  await give('150');
  await expectVisible(() => screen.getAllByText('Only $149.00 can be returned.')[0] as HTMLElement);
  await give('20');
  const field = screen.getByRole('textbox', { name: /Amount/ });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Only \$10\.00 USD/));
  expect(field).toHaveValue('20');
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Was late');
});

test('BO-97 trying again without an answer is the same refund, and one on its way lets nobody ask for more', async () => {
  const keys: string[] = [];
  const newKey = jest.spyOn(globalThis.crypto, 'randomUUID');
  let tries = 0;
  stubApi(askRefund, () => {
    tries += 1;
    keys.push(...newKey.mock.results.map(({ value }) => String(value)));
    newKey.mockClear();
    if (tries === 1) throw new RefusedReply('unavailable', 'Please try again.');
    const refund = {
      _id: 'r1',
      payment: paid._id,
      amount: 149,
      currency: 'usd',
      origin: 'firm',
      reason: 'Was late',
      state: 'sent',
      problem: null,
      askedBy: null,
      askedAt: paid.paidAt,
    } as const;
    payment = { ...payment, left: 0, refunds: [refund] };
    return { status: true, refund };
  });
  await open();
  await give('149');
  await expectVisible(() => screen.getByText('Please try again.'));
  fireEvent.click(screen.getByRole('button', { name: /^Return/ }));
  await expectVisible(() => screen.getByText(/A refund is on its way/));
  // One key was made for both.
  expect([tries, keys.length]).toEqual([2, 1]);
  const list = screen.getByRole('list');
  expect(within(list).getByText('On its way')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Return/ })).not.toBeInTheDocument();
});

test('BO-97 a page that is loaded again after a try without an answer sends the same refund', async () => {
  const newKey = jest.spyOn(globalThis.crypto, 'randomUUID');
  const vault = openVault();
  const portal = { user: testUser({ role: 'admin' }), vault };
  let tries = 0;
  stubApi(askRefund, () => {
    tries += 1;
    throw new RefusedReply('unavailable', 'Please try again.');
  });
  await open(portal);
  await give('30');
  await expectVisible(() => screen.getByText('Please try again.'));
  cleanup();
  await open(portal);
  const reason = await screen.findByRole('textbox', { name: /Reason/ });
  await waitFor(() => expect(reason).toHaveValue('Was late'));
  newKey.mockClear();
  fireEvent.click(screen.getByRole('button', { name: /^Return/ }));
  await waitFor(() => expect(tries).toBe(2));
  expect(newKey).not.toHaveBeenCalled();
  await vault.removeAll();
  vault.close();
});
