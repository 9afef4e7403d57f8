import { askRefund, type PaymentDetail, readOrderMoney } from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectShown, testUser, expectVisible, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Slot } from './admin-order-money.tsx';

const payment: PaymentDetail = {
  _id: 'a-payment-key',
  kind: 'new-order',
  amount: 149,
  returned: 10,
  currency: 'usd',
  isDisputed: true,
  provider: 'cards',
  paidAt: '2026-03-02T09:00:00.000Z',
  customer: { name: 'Nora Customer', email: 'nora@example.com' },
  order: { _id: 'o1', number: '1001' },
  invoice: 'INV-00001',
  left: 139,
  refunds: [
    {
      _id: 'r1',
      payment: 'a-payment-key',
      amount: 10,
      currency: 'usd',
      origin: 'provider',
      reason: 'Made at the provider',
      state: 'done',
      problem: null,
      askedBy: null,
      askedAt: '2026-03-03T09:00:00.000Z',
    },
  ],
  disputes: [],
};

afterEach(clearStubs);

const open = (areas: readonly ('orders' | 'money')[] = ['orders', 'money']) =>
  renderPage(<Slot orderId="o1" number="1001" />, {
    portal: { user: testUser({ role: 'admin', admin: { isOwner: false, areas: [...areas] } }) },
  });

const show = (isCancelled: boolean): void =>
  stubApi(readOrderMoney, () => ({ status: true, invoices: [], payments: [payment], isCancelled }));

test('BO-61 BO-98 the order shows its payments, the dispute, and what was made at the provider', async () => {
  show(false);
  await open();
  await expectVisible(() => screen.getByRole('link', { name: 'New order' }));
  expect(screen.getByText('Disputed')).toBeVisible();
  expect(screen.getByText('Made at the provider')).toBeVisible();
});

test('BO-61 whoever does not hold the area of money sees nothing of it', async () => {
  let asked = 0;
  stubApi(readOrderMoney, () => {
    asked += 1;
    return { status: true, invoices: [], payments: [payment], isCancelled: false };
  });
  const page = await open(['orders', 'money']);
  await expectVisible(() => screen.getByRole('heading'));
  page.unmount();
  // Texts are there by now, so whatever this page shows it shows at once.
  await open(['orders']);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(asked).toBe(1);
});

test('BO-96 a refund says what becomes of the order', async () => {
  show(false);
  const sent: object[] = [];
  stubApi(askRefund, (input) => {
    sent.push(input);
    const [refund] = payment.refunds;
    if (!refund) throw new Error('There is one');
    return { status: true, refund: { ...refund, origin: 'firm', amount: 139 } };
  });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Return money' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /Reason/ }), {
    target: { value: 'Not needed' },
  });
  const choice = screen.getByRole('combobox', { name: 'The order' });
  expect(choice).toHaveDisplayValue('Keep order');
  fireEvent.change(choice, { target: { value: 'cancel' } });
  fireEvent.click(screen.getByRole('button', { name: /^Return \$139/ }));
  await expectShown('The money was returned.');
  expect(sent).toEqual([
    { payment: payment._id, amount: 139, left: 139, reason: 'Not needed', order: 'cancel' },
  ]);
});

test('BO-62 an order that is called off on its page offers the refund at once', async () => {
  show(false);
  const { client } = await open();
  await expectVisible(() => screen.getByRole('link', { name: 'New order' }));
  show(true);
  await client.invalidateQueries({ queryKey: ['orders'] });
  await expectVisible(() => screen.getByText(/This order was cancelled. Still with you:/));
});

test('BO-62 a called-off order offers a refund and asks nothing more of the order', async () => {
  show(true);
  await open();
  await expectVisible(() => screen.getByText(/This order was cancelled. Still with you:/));
  fireEvent.click(screen.getByRole('button', { name: 'Return money' }));
  await expectVisible(() => screen.getByRole('textbox', { name: /Reason/ }));
  expect(screen.queryByRole('combobox', { name: 'The order' })).not.toBeInTheDocument();
});
