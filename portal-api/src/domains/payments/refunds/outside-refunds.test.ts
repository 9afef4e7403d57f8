import {
  askRefund,
  createFirmInvoice,
  createFirmOrder,
  getFirmInvoice,
  issueInvoice,
  listPayments,
  readOrderMoney,
  readPayment,
  recordPayment,
} from '@portal/shared-contracts/admin';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { waitForMail } from '../../../../test/people/reset-mail.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

test('BO-95 BO-96 BO-97 what was paid outside goes back in parts too, noted by whoever gave it back', async () => {
  const admin = await portal.signIn('admin');
  const bought = await admin.call(createFirmOrder, {
    customer: portal.personId('customer'),
    packageId: packageId('northwind', 'starter'),
    payment: 'outside',
    outside: { method: 'cash', day: '2026-01-01', reference: '' },
  });
  const { payments, invoices } = (await admin.call(readOrderMoney, { id: bought.body.order._id }))
    .body;
  const [payment, invoice] = [payments[0]?._id ?? '', invoices[0]?._id ?? ''];
  const back = { payment, reason: 'Fell ill', order: 'keep' } as const;
  const again = newAttempt();
  const both = await Promise.all([
    admin.call(askRefund, { ...back, amount: 50 }, again),
    admin.call(askRefund, { ...back, amount: 50 }, again),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const now = (await admin.call(readPayment, { id: payment })).body.payment;
  expect(now).toMatchObject({ returned: 50, left: 99 });
  expect(now.refunds).toMatchObject([{ amount: 50, state: 'done', reason: 'Fell ill' }]);
  const invoiceNow = async () => (await admin.call(getFirmInvoice, { id: invoice })).body.invoice;
  expect(await invoiceNow()).toMatchObject({ status: 'partially_refunded', returned: 50 });
  await mailDesk(portal).rounds();
  const told = { to: 'customer@example.com', holds: /We have returned \$50\.00/ };
  // Of cash no bank shows anything.
  expect((await waitForMail(portal, told)).body).toContain('If it comes by bank or card');
  const tooMuch = await admin.call(askRefund, { ...back, amount: 99.5 }, newAttempt());
  expect(tooMuch.error.message).toBe('Only $99.00 USD can be returned.');
  await admin.call(askRefund, { ...back, amount: 99 }, newAttempt());
  expect(await invoiceNow()).toMatchObject({ status: 'refunded', returned: 149 });
});

test('BO-95 BO-96 BO-97 what was paid outside for an invoice of no order goes back in parts and whole, and its invoice says so', async () => {
  const admin = await portal.signIn('admin');
  const made = await admin.call(
    createFirmInvoice,
    {
      customer: portal.personId('customer'),
      order: null,
      lines: [{ text: 'Coaching by phone', quantity: 2, price: 40.5 }],
      discount: 0,
      dueDay: '2026-12-01',
      note: '',
    },
    newAttempt(),
  );
  const { _id: id } = made.body.invoice;
  await admin.call(issueInvoice, { id });
  const paid = { id, method: 'bank' as const, day: '2026-01-01', reference: 'From Clara' };
  expect((await admin.call(recordPayment, paid, newAttempt())).status).toBe(200);
  const { items } = (await admin.call(listPayments, {})).body;
  const payment = items.find(({ amount, order }) => amount === 81 && !order)?._id ?? '';
  const back = { payment, reason: 'Not needed', order: 'keep' } as const;
  const invoiceNow = async () => (await admin.call(getFirmInvoice, { id })).body.invoice;
  for (const [amount, left, status] of [
    [30, 51, 'partially_refunded'],
    [51, 0, 'refunded'],
  ] as const) {
    expect((await admin.call(askRefund, { ...back, amount }, newAttempt())).status).toBe(200);
    const now = (await admin.call(readPayment, { id: payment })).body.payment;
    expect(now).toMatchObject({ left, returned: 81 - left });
    expect(await invoiceNow()).toMatchObject({ status, returned: 81 - left });
  }
  const more = await admin.call(askRefund, { ...back, amount: 1 }, newAttempt());
  expect(more.status).toBe(422);
  await mailDesk(portal).rounds();
  const told = { to: 'customer@example.com', holds: /We have returned \$51\.00/ };
  expect((await waitForMail(portal, told)).body).toContain('If it comes by bank or card');
});

test('BO-96 a payment whose reference at the provider is missing is not returned from here, and the refusal says where it can be', async () => {
  const admin = await portal.signIn('admin');
  const { items } = (await admin.call(listPayments, {})).body;
  const payment = items.find(({ provider }) => provider !== 'none')?._id ?? '';
  await portal.db().query('update payment_attempts set reference = null where key = $1', [payment]);
  const asked = { payment, amount: 1, reason: 'Fell ill', order: 'keep' } as const;
  const refused = await admin.call(askRefund, asked, newAttempt());
  expect([refused.status, refused.error.message]).toEqual([
    422,
    'The books lack the provider’s reference of this payment, so it cannot be returned from here. Return it on the provider’s own pages.',
  ]);
});
