import {
  askRefund,
  createFirmInvoice,
  createFirmOrder,
  enterDocuments,
  getFirmInvoice,
  getFirmOrder,
  issueInvoice,
  listFirmOrders,
  readOrderMoney,
  readStart,
  recordPayment,
  removeTestOrder,
} from '@portal/shared-contracts/admin';
import { listInvoices, payInvoice } from '@portal/shared-contracts/invoices';
import { getCustomerOrder } from '@portal/shared-contracts/orders';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { uploadDocument } from '../../../../test/document-uploads.ts';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { orderId, serviceId } from '../../../../seed/orders/orders.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
});
afterAll(() => portal.close());

const bought = { customer: 'customer@example.com', packageId: 'northwind-starter' };
const key = (name: string) => ({ headers: { 'idempotency-key': `by-hand-${name}-0000` } });
const moneyOf = async (id: string) => {
  const holder = await portal.signIn('moneyAdmin');
  const { invoices } = (await holder.call(readOrderMoney, { id })).body;
  return { holder, invoices };
};
const orderOf = async (id: string) => (await admin.call(getFirmOrder, { id })).body.order;

test('BO-65 an order by hand at the package’s price sends its invoice, once however often it is asked for', async () => {
  const call = { ...bought, payment: 'invoice' as const };
  const first = await admin.call(createFirmOrder, call, key('invoice'));
  const again = await admin.call(createFirmOrder, call, key('invoice'));
  expect([first.status, again.body.order]).toEqual([200, first.body.order]);
  const order = await orderOf(first.body.order._id);
  expect(order).toMatchObject({ isUnpaid: true, isTest: false });
  const { invoices } = (await (await portal.signIn('customer')).call(listInvoices, {})).body;
  expect(invoices).toContainEqual(
    expect.objectContaining({ status: 'unpaid', price: order.invoicePrice }),
  );
  const mails = await portal
    .db()
    .query("select person_id from mail_notices where event = 'invoice-issued'");
  expect(mails).toEqual([{ person_id: portal.personId('customer') }]);
});

test('BO-65 a double click places one order with one invoice, for somebody new too', async () => {
  const twice = async (
    call: Parameters<typeof admin.call<typeof createFirmOrder>>[1],
    name: string,
  ) => {
    const both = await Promise.all([1, 2].map(() => admin.call(createFirmOrder, call, key(name))));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = both.map(({ body }) => body.order);
    expect(second).toEqual(first);
    const { history } = (await admin.call(getFirmOrder, { id: first?._id ?? '' })).body;
    expect(history.filter(({ code }) => code === 'placed')).toHaveLength(1);
    expect((await moneyOf(first?._id ?? '')).invoices).toHaveLength(1);
  };
  await twice({ ...bought, payment: 'invoice' }, 'double');
  const newCustomer = { email: 'dora@example.com', firstName: 'Dora' };
  await twice({ packageId: bought.packageId, newCustomer, payment: 'invoice' }, 'double-new');
});

test('BO-65 another price needs a reason, which the history keeps; what was paid outside is paid', async () => {
  const outside = { method: 'bank' as const, day: '2026-01-02', reference: 'Transfer 17' };
  const call = { ...bought, price: 12, payment: 'outside' as const, outside };
  const refused = await admin.call(createFirmOrder, call);
  expect(refused.error.errors).toEqual({ reason: 'Say why the price is another one.' });
  const ahead = { ...call, reason: 'A friend', outside: { ...outside, day: '2099-01-01' } };
  expect((await admin.call(createFirmOrder, ahead)).status).toBe(422);
  const { order } = (await admin.call(createFirmOrder, { ...call, reason: 'A friend' })).body;
  const { order: placed, history } = (await admin.call(getFirmOrder, { id: order._id })).body;
  expect(placed).toMatchObject({ isUnpaid: false, invoicePrice: 12 });
  expect(history).toContainEqual(
    expect.objectContaining({ code: 'placed', words: 'A friend · 2026-01-02 · Transfer 17' }),
  );
  const { holder, invoices } = await moneyOf(order._id);
  const { invoice } = (await holder.call(getFirmInvoice, { id: invoices[0]?._id ?? '' })).body;
  expect(invoice).toMatchObject({ outside, paidAt: '2026-01-02T12:00:00.000Z' });
});

test('BO-65 an order is unpaid until its own invoice is paid, whatever else of it is paid before', async () => {
  const call = { ...bought, payment: 'invoice' as const };
  const { _id: id } = (await admin.call(createFirmOrder, call)).body.order;
  const { holder, invoices } = await moneyOf(id);
  const extra = {
    customer: bought.customer,
    order: id,
    lines: [{ text: 'Coaching', quantity: 1, price: 30 }],
    discount: 0,
    dueDay: null,
    note: '',
  };
  const { invoice: draft } = (await holder.call(createFirmInvoice, extra, newAttempt())).body;
  await holder.call(issueInvoice, { id: draft._id });
  const pay = async (invoice: string) => {
    const paid = { id: invoice, method: 'cash' as const, day: '2026-03-01' };
    expect((await holder.call(recordPayment, paid, newAttempt())).status).toBe(200);
    return (await orderOf(id)).isUnpaid;
  };
  expect(await pay(draft._id)).toBe(true);
  expect(await pay(invoices[0]?._id ?? '')).toBe(false);
});

test('BO-96 what a customer paid by card for an order by hand goes back with its order', async () => {
  const call = { ...bought, payment: 'invoice' as const };
  const { _id: id } = (await admin.call(createFirmOrder, call)).body.order;
  const { holder, invoices } = await moneyOf(id);
  const paying = { payment: 'pm_card_visa', invoice_id: invoices[0]?._id ?? '' };
  const customer = await portal.signIn('customer');
  expect((await customer.call(payInvoice, paying, newAttempt())).status).toBe(200);
  const [payment] = (await holder.call(readOrderMoney, { id })).body.payments;
  expect(payment?.order?._id).toBe(id);
  const input = { payment: payment?._id ?? '', reason: 'Not needed', order: 'cancel' } as const;
  const all = { ...input, amount: payment?.left ?? 0 };
  expect((await holder.call(askRefund, all, newAttempt())).status).toBe(200);
  expect((await holder.call(readOrderMoney, { id })).body.isCancelled).toBe(true);
  expect((await orderOf(id)).paymentStatus).toBe('refunded');
  const receipts = await portal.db().query('select 1 from mails where body like $1', [`%/${id}%`]);
  expect(receipts).toEqual([]);
});

test('BO-65 somebody new gets an account and a way in; a free order costs nothing', async () => {
  const newCustomer = { email: 'nora@example.com', firstName: 'Nora', lastName: 'Ek' };
  const call = { packageId: bought.packageId, newCustomer, payment: 'free' as const };
  const { order } = (await admin.call(createFirmOrder, call)).body;
  expect(await orderOf(order._id)).toMatchObject({
    invoicePrice: 0,
    customerEmail: 'nora@example.com',
    isUnpaid: false,
  });
  const taken = await admin.call(createFirmOrder, call);
  expect([taken.status, Object.keys(taken.error.errors ?? {})]).toEqual([409, ['email']]);
  const desk = mailDesk(portal);
  await desk.rounds();
  const [mail, ...more] = await desk.mailsTo('nora@example.com');
  expect(more).toEqual([]);
  expect(mail?.body).toMatch(/\/forgot-password-2\/[\w-]+/);
});

test('BO-14 a test order is free, numbered apart, outside of the list, and leaves nothing when it is removed', async () => {
  const call = { ...bought, payment: 'test' as const };
  const stepOfTrial = async () =>
    (await admin.call(readStart, {})).body.steps.find(({ step }) => step === 'test-order');
  expect(await stepOfTrial()).toMatchObject({ isDone: false });
  const { order } = (await admin.call(createFirmOrder, call)).body;
  expect(order.number).toBe('T-1');
  const next = (await admin.call(createFirmOrder, call)).body.order;
  expect(next.number).toBe('T-2');
  const ids = async (shown?: 'test') =>
    (await admin.call(listFirmOrders, shown ? { shown } : {})).body.items.map(({ _id }) => _id);
  expect(await ids()).not.toContain(order._id);
  expect(await ids('test')).toEqual(expect.arrayContaining([order._id, next._id]));
  const customer = await portal.signIn('customer');
  const own = (await customer.call(getCustomerOrder, { id: order._id })).body.order;
  expect([own.isTest, own.invoicePrice]).toEqual([true, 0]);
  expect(await stepOfTrial()).toMatchObject({ isDone: true });

  const file = await uploadDocument(admin, 'Trial.pdf');
  const service = serviceId('northwind', 'starter', 'resume');
  await admin.call(enterDocuments, { id: order._id, serviceId: service, uploadedFiles: [file] });
  const real = orderId('northwind', 'fresh');
  expect((await admin.call(removeTestOrder, { id: real })).status).toBe(409);
  expect((await admin.call(removeTestOrder, { id: order._id })).status).toBe(200);
  expect((await customer.call(getCustomerOrder, { id: order._id })).status).toBe(404);
  for (const table of [
    'orders',
    'mail_notices',
    'notifications',
    'previous_documents',
    'order_events',
  ]) {
    const column = table === 'orders' ? 'id' : 'order_id';
    const rows = await portal
      .db()
      .query(`select 1 from ${table} where ${column} = $1`, [order._id]);
    expect([table, rows]).toEqual([table, []]);
  }
  const files = await portal.db().query('select 1 from files where key = $1', [file.key]);
  expect(files).toEqual([]);
});
