import { randomUUID } from 'node:crypto';
import {
  askRefund,
  listFirmInvoices,
  listPayments,
  readOrderMoney,
} from '@portal/shared-contracts/admin';
import { listInvoices } from '@portal/shared-contracts/invoices';
import { tipWriter } from '@portal/shared-contracts/tips';
import { orderId } from '../../../../seed/orders/orders.ts';
import { newKey, openRefundDesk, type RefundDesk } from '../../../../test/money/refund-desk.ts';

const PRICE = 149;

let desk: RefundDesk;
beforeAll(async () => {
  desk = await openRefundDesk();
});
afterAll(() => desk.portal.close());

test('BO-96 a payment goes back in parts, the invoice follows, and more than is left is refused', async () => {
  const { customer, buy, atProvider, give, read } = desk;
  const { id, key, reference } = await buy();
  expect((await give(key, 49.5)).body.refund).toMatchObject({ state: 'done', amount: 49.5 });
  const tooMuch = await give(key, 100);
  expect(tooMuch.status).toBe(422);
  expect(tooMuch.body).toMatchObject({
    message: 'Only $99.50 USD can be returned.',
    errors: { amount: 'Only $99.50 USD can be returned.' },
  });
  expect((await give(key, 99.5)).body.refund.state).toBe('done');
  expect(await atProvider(reference)).toBe(PRICE * 100);
  const { invoices } = (await customer.call(listInvoices, {})).body;
  expect(invoices.find(({ order_id }) => order_id === id)).toMatchObject({
    status: 'refunded',
    refund_amount: PRICE,
  });
  const payment = await read(key);
  expect(payment).toMatchObject({ left: 0, returned: PRICE });
  expect(payment.refunds.map(({ amount, askedBy }) => [amount, askedBy])).toEqual([
    [49.5, 'Milo Fischer'],
    [99.5, 'Milo Fischer'],
  ]);
});

test('BO-96 a tip can be returned too, and what was refunded at the provider is said to be from there', async () => {
  const { portal, cards, paymentOf, buy, give, read } = desk;
  const id = orderId('northwind', 'completed');
  const owner = await portal.signIn('customer');
  const tip = { id, tip: 20, payment: 'pm_card_visa' };
  expect((await owner.call(tipWriter, tip, newKey())).status).toBe(200);
  const { key } = await paymentOf('subject_id', id);
  expect((await give(key, 5)).body.refund.state).toBe('done');
  expect(await read(key)).toMatchObject({ kind: 'tip', left: 15, returned: 5 });

  const bought = await buy();
  await cards().refundPart(bought.reference, { name: randomUUID(), amountMinor: 1_000 });
  expect((await give(bought.key, 9)).body.refund.state).toBe('done');
  const { refunds, ...payment } = await read(bought.key);
  expect(payment).toMatchObject({ returned: 19, left: 130 });
  // Both are of the same moment of the tests' clock.
  const told = refunds
    .toSorted((a, b) => a.amount - b.amount)
    .map(({ amount, origin, reason }) => [amount, origin, reason]);
  expect(told).toEqual([
    [9, 'firm', 'Was late'],
    [10, 'provider', 'Made at the provider'],
  ]);
});

test('BO-97 a double click and two admins return money once', async () => {
  const { portal, buy, atProvider, give } = desk;
  const { key, reference } = await buy();
  const click = newKey();
  const clicks = await Promise.all([give(key, 100, click), give(key, 100, click)]);
  expect(new Set(clicks.map(({ body }) => body.refund._id)).size).toBe(1);
  expect(await atProvider(reference)).toBe(10_000);
  const other = await portal.signIn('admin');
  const both = await Promise.all([
    give(key, 49),
    other.call(askRefund, { payment: key, amount: 49, reason: 'Me too' }, newKey()),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)]);
  expect(both.filter(({ status }) => status !== 200)).toHaveLength(1);
  expect(await atProvider(reference)).toBe(14_900);
});

test('BO-97 of two admins who look at the same rest one returns money, also when the other is done by then', async () => {
  const { portal, buy, atProvider } = desk;
  const { key, reference } = await buy();
  const wanted = { payment: key, amount: 10, left: PRICE, reason: 'Was late' };
  const replies = [];
  for (const who of ['admin', 'moneyAdmin'] as const)
    replies.push(await (await portal.signIn(who)).call(askRefund, wanted, newKey()));
  expect(replies[1]?.error).toMatchObject({
    code: 'conflict',
    message:
      'Some of this payment went back meanwhile: $139.00 USD is left. Please check it, then try again.',
  });
  expect(await atProvider(reference)).toBe(1_000);
  const again = { ...wanted, left: 139 };
  const meant = await (await portal.signIn('moneyAdmin')).call(askRefund, again, newKey());
  expect(meant.status).toBe(200);
  expect(await atProvider(reference)).toBe(2_000);
});

test('BO-96 payments are found by name, address and number, part by part, the newest first', async () => {
  const { admin, buy } = desk;
  const { id } = await buy();
  const first = (await admin.call(listPayments, { limit: '25' })).body;
  expect(first.items[0]).toMatchObject({ kind: 'new-order', order: { _id: id }, amount: PRICE });
  const number = first.items[0]?.order?.number ?? '';
  const byNumber = (await admin.call(listPayments, { search: `#${number}` })).body;
  expect(byNumber.items.map(({ order }) => order?.number)).toEqual([number]);
  const email = first.items[0]?.customer.email.toUpperCase() ?? '';
  expect((await admin.call(listPayments, { search: email })).body.total).toBeGreaterThan(1);
  expect((await admin.call(listPayments, { search: 'nobody' })).body).toMatchObject({
    items: [],
    total: 0,
    nextCursor: null,
  });
  const returned = (await admin.call(listPayments, { show: 'returned' })).body;
  expect(returned.items.every(({ returned: back }) => back > 0)).toBe(true);
});

test('BO-94 BO-96 payments and invoices are found by a number whose prefix ends with a digit', async () => {
  const { admin, buy } = desk;
  const { id } = await buy();
  const [order] = await desk.portal
    .db()
    .query("update orders set number_prefix = 'NW7' where id = $1 returning number", [id]);
  const search = `nw7${order?.['number']}`;
  const found = (await admin.call(listPayments, { search })).body;
  expect(found.items.map((payment) => payment.order?._id)).toEqual([id]);
  expect((await admin.call(listFirmInvoices, { search })).body.total).toBe(1);
});

test('BO-96 a refund keeps the order or cancels it, and a key for another payment is refused', async () => {
  const { id, key } = await desk.buy();
  const other = await desk.buy();
  const click = newKey();
  expect((await desk.give(key, 10, click)).status).toBe(200);
  const wrong = await desk.give(other.key, 10, click);
  expect([wrong.status, wrong.error.code]).toEqual([409, 'conflict']);
  expect((await desk.read(other.key)).returned).toBe(0);
  const isCancelled = async (order: string) =>
    (await desk.admin.call(readOrderMoney, { id: order })).body.isCancelled;
  expect(await isCancelled(id)).toBe(false);
  const input = { payment: key, amount: 139, reason: 'Not needed', order: 'cancel' } as const;
  const again = newKey();
  const both = await Promise.all([
    desk.admin.call(askRefund, input, again),
    desk.admin.call(askRefund, input, again),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await isCancelled(id)).toBe(true);
  const mails = await desk.portal
    .db()
    .query("select 1 from mail_notices where event = 'order-cancelled' and order_id = $1", [id]);
  expect(mails).toHaveLength(1);
});
