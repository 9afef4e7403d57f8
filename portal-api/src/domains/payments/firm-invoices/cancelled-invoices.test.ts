import {
  cancelOrder,
  createFirmInvoice,
  createFirmOrder,
  getFirmInvoice,
  getFirmOrder,
  issueInvoice,
  listAudit,
  readOrderMoney,
} from '@portal/shared-contracts/admin';
import { listInvoices, payInvoice } from '@portal/shared-contracts/invoices';
import { answerSandboxChallenge } from '@portal/shared-contracts/payments';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { readBooks } from '../../../../test/money/books.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let admin: TestClient;
let holder: TestClient;
let customer: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
  holder = await portal.signIn('moneyAdmin');
  customer = await portal.signIn('customer');
});
afterAll(() => portal.close());

/** An order by hand with its unpaid invoice, and one of the firm's own beside it. */
const order = async () => {
  const bought = { customer: 'customer@example.com', packageId: 'northwind-starter' };
  const { body } = await admin.call(createFirmOrder, { ...bought, payment: 'invoice' });
  const id = body.order._id;
  const [own] = (await holder.call(readOrderMoney, { id })).body.invoices;
  const lines = [{ text: 'Coaching', quantity: 1, price: 30 }];
  const extra = { customer: bought.customer, order: id, lines };
  const { invoice } = (await holder.call(createFirmInvoice, extra, newAttempt())).body;
  await holder.call(issueInvoice, { id: invoice._id });
  return { id, own: own?._id ?? '', beside: invoice._id };
};

const cancel = async (id: string): Promise<number> => {
  const { version } = (await admin.call(getFirmOrder, { id })).body.order;
  const asked = { id, baseVersion: version, reason: 'Bought twice' };
  return (await admin.call(cancelOrder, asked)).status;
};

const pay = (invoice: string) =>
  customer.call(payInvoice, { invoice_id: invoice, payment: 'pm_card_visa' }, newAttempt());

const statusOf = async (id: string) =>
  (await holder.call(getFirmInvoice, { id })).body.invoice.status;

test('BO-62 BO-94 the invoice of a cancelled order is taken back with it, and nobody pays it', async () => {
  const { id, own, beside } = await order();
  expect(await cancel(id)).toBe(200);
  expect([await statusOf(own), await statusOf(beside)]).toEqual(['void', 'unpaid']);
  const { invoices } = (await customer.call(listInvoices, {})).body;
  expect(invoices.find(({ _id }) => _id === own)).toMatchObject({ status: 'void' });
  const refused = await pay(own);
  expect([refused.status, refused.error.message]).toEqual([410, 'This order was cancelled.']);
  expect((await pay(beside)).status).toBe(200);
  const { items } = (await admin.call(listAudit, { subject: own })).body;
  expect(items.map(({ changes }) => changes)).toEqual([
    [{ field: 'status', before: 'unpaid', after: 'void' }],
  ]);
});

test('BO-62 BO-94 an invoice that stayed unpaid beside its cancelled order is not paid either', async () => {
  const { id, own } = await order();
  await cancel(id);
  // As orders were called off before.
  await portal.db().query("update invoices set status = 'unpaid' where id = $1", [own]);
  expect((await pay(own)).status).toBe(410);
});

test('BO-62 BO-94 a payment that is under way while the order is cancelled goes back, and says why', async () => {
  const { id, own } = await order();
  const input = { invoice_id: own, payment: 'pm_card_threeDSecure2Required' };
  const options = newAttempt();
  const first = await customer.call(payInvoice, input, options);
  expect(first.body).toMatchObject({ requires_action: true });
  const { taken } = await readBooks(portal.db());
  expect(await cancel(id)).toBe(200);
  await customer.call(answerSandboxChallenge, {
    client_secret: first.body.client_secret ?? '',
    kind: 'bank',
    answer: 'accept',
  });
  const second = await customer.call(payInvoice, input, options);
  expect([second.status, second.error.message]).toEqual([
    409,
    'The firm took this invoice back. Your money is on its way back.',
  ]);
  expect(await statusOf(own)).toBe('void');
  expect((await readBooks(portal.db())).taken).toBe(taken);
});

test('BO-62 PL-24 an order is cancelled and its invoice paid at once: one of them comes first, and neither waits forever', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, own } = await order();
    const [cancelled, paid] = await Promise.all([cancel(id), pay(own)]);
    expect(cancelled).toBe(200);
    expect([200, 409, 410]).toContain(paid.status);
    expect(await statusOf(own)).toBe(paid.status === 200 ? 'paid' : 'void');
  }
});
