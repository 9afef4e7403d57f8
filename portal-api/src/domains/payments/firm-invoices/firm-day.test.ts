import {
  createFirmInvoice,
  createFirmOrder,
  getFirmInvoice,
  issueInvoice,
  readOrderMoney,
  readSettings,
  recordPayment,
  saveSettings,
} from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { dayIn } from '@portal/shared-contracts/days';

let portal: TestApp;
let admin: TestClient;
let holder: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
  holder = await portal.signIn('moneyAdmin');
});
afterAll(() => portal.close());

const customer = 'customer@example.com';
const outside = { method: 'bank' as const, day: '2026-02-20' };

const recorded = async (): Promise<string> => {
  const lines = [{ text: 'Coaching', quantity: 1, price: 30 }];
  const draft = { customer, lines, discount: 0, dueDay: null, note: '' };
  const { invoice } = (await holder.call(createFirmInvoice, draft, newAttempt())).body;
  await holder.call(issueInvoice, { id: invoice._id });
  const paid = await holder.call(recordPayment, { id: invoice._id, ...outside }, newAttempt());
  expect(paid.status).toBe(200);
  return invoice._id;
};

const ordered = async (): Promise<string> => {
  const wanted = { customer, packageId: 'northwind-starter', payment: 'outside' as const, outside };
  const { order } = (await admin.call(createFirmOrder, wanted, newAttempt())).body;
  const { invoices } = (await holder.call(readOrderMoney, { id: order._id })).body;
  return invoices[0]?._id ?? '';
};

test.each(['Pacific/Auckland', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'])(
  'BO-16 BO-65 BO-95 in %s what was paid outside of the portal on a day is paid on that day',
  async (timeZone) => {
    const { version: baseVersion } = (await admin.call(readSettings, {})).body;
    const saved = await admin.call(saveSettings, { baseVersion, changes: { timeZone } });
    expect(saved.status).toBe(200);
    for (const id of [await recorded(), await ordered()]) {
      const { paidAt } = (await holder.call(getFirmInvoice, { id })).body.invoice;
      expect(dayIn(timeZone, new Date(paidAt ?? ''))).toBe(outside.day);
    }
  },
);
