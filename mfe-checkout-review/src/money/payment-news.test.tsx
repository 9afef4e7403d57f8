import { adminRoutes, readPayment } from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PaymentPage } from './payment-page.tsx';
import type { PaymentDetail } from './refund-list.tsx';

const id = 'a-payment-key-of-a-browser';

let payment: PaymentDetail;
let readings = 0;
beforeEach(() => {
  readings = 0;
  payment = {
    _id: id,
    kind: 'new-order',
    amount: 149,
    returned: 0,
    left: 149,
    currency: 'usd',
    isDisputed: false,
    provider: 'cards',
    paidAt: '2026-03-02T09:00:00.000Z',
    customer: { name: 'Nora Customer', email: 'nora@example.com' },
    order: { _id: 'o1', number: '1001' },
    invoice: 'INV-00001',
    refunds: [],
    disputes: [],
  };
  stubApi(readPayment, () => {
    readings += 1;
    return { status: true, payment };
  });
});
afterEach(clearStubs);

const open = () =>
  renderPage(<PaymentPage />, {
    pattern: adminRoutes.payment.pattern,
    path: adminRoutes.payment({ id }),
  });

test('BO-97 SC-32 what an admin is typing stays when somebody else returns a part, and the proposed amount follows what is left', async () => {
  const { client } = await open();
  const amount = await screen.findByRole('textbox', { name: /Amount/ });
  const reason = screen.getByRole('textbox', { name: /Reason/ });
  expect(amount).toHaveValue('149.00');
  payment = { ...payment, left: 100 };
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(amount).toHaveValue('100.00'));
  fireEvent.change(amount, { target: { value: '60' } });
  fireEvent.change(reason, { target: { value: 'Was late' } });
  payment = { ...payment, left: 80 };
  await act(() => client.invalidateQueries());
  await expectVisible(() => screen.getByText('$80.00'));
  expect([amount, reason].map((field) => (field as HTMLInputElement).value)).toEqual([
    '60',
    'Was late',
  ]);
});

test('BO-113 an open payment follows what happens to it elsewhere, once for a rush, and leaves what is typed', async () => {
  const { emit } = await open();
  const amount = await screen.findByRole('textbox', { name: /Amount/ });
  fireEvent.change(amount, { target: { value: '60' } });
  const change = (changed: string) =>
    act(async () => emit('admin.changed', { lists: ['payments'], ids: [changed] }));
  payment = { ...payment, returned: 69, left: 80 };
  await change('another');
  expect(screen.queryByText('$80.00')).toBeNull();
  for (let at = 0; at < 3; at += 1) await change(id);
  await expectVisible(() => screen.getByText('$80.00'));
  expect(readings).toBe(2);
  expect(amount).toHaveValue('60');
});
