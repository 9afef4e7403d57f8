import {
  askRefund,
  createFirmOrder,
  getFirmInvoice,
  readOrderMoney,
  readPayment,
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
