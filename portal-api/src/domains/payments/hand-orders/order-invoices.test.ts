import {
  changeManyOrders,
  createFirmInvoice,
  createFirmOrder,
  getFirmOrder,
  issueInvoice,
  listFirmOrders,
  readOrderMoney,
  recordPayment,
  voidInvoice,
} from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
});
afterAll(() => portal.close());

const bought = { customer: 'customer@example.com', packageId: 'northwind-starter' };
const moneyOf = async (id: string) => {
  const holder = await portal.signIn('moneyAdmin');
  const { invoices } = (await holder.call(readOrderMoney, { id })).body;
  return { holder, invoices };
};
const orderOf = async (id: string) => (await admin.call(getFirmOrder, { id })).body.order;

test('BO-94 an order whose invoice was taken back owes nothing, unless its next one was written before', async () => {
  const call = { ...bought, payment: 'invoice' as const };
  const { _id: id } = (await admin.call(createFirmOrder, call)).body.order;
  const { holder, invoices } = await moneyOf(id);
  const next = {
    customer: bought.customer,
    order: id,
    lines: [{ text: 'At another price', quantity: 1, price: 30 }],
    discount: 0,
    dueDay: null,
    note: '',
  };
  const { invoice: draft } = (await holder.call(createFirmInvoice, next, newAttempt())).body;
  await holder.call(issueInvoice, { id: draft._id });
  const isUnpaidWithout = async (invoice: string) => {
    expect((await holder.call(voidInvoice, { id: invoice })).status).toBe(200);
    return (await orderOf(id)).isUnpaid;
  };
  expect(await isUnpaidWithout(invoices[0]?._id ?? '')).toBe(true);
  expect(await isUnpaidWithout(draft._id)).toBe(false);
});

test('BO-95 a payment outside of the portal names the order whose invoice it paid', async () => {
  const call = { ...bought, payment: 'invoice' as const };
  const { _id: id } = (await admin.call(createFirmOrder, call)).body.order;
  const { holder, invoices } = await moneyOf(id);
  const paid = { id: invoices[0]?._id ?? '', method: 'cash' as const, day: '2026-01-01' };
  expect((await holder.call(recordPayment, paid, newAttempt())).status).toBe(200);
  const [payment] = (await holder.call(readOrderMoney, { id })).body.payments;
  expect(payment).toMatchObject({ provider: 'none', order: { _id: id } });
});

test('BO-60 BO-66 what waits for the payment of its invoice is unpaid in the list and in the table, until it is paid', async () => {
  const call = { ...bought, payment: 'invoice' as const };
  const { order } = (await admin.call(createFirmOrder, call)).body;
  const statesOf = async (): Promise<string[]> => {
    const states: string[] = [];
    for (const paid of ['paid', 'unpaid', 'refunded'] as const) {
      const { items } = (await admin.call(listFirmOrders, { paid, limit: '100' })).body;
      if (items.some(({ _id }) => _id === order._id)) states.push(paid);
    }
    const { csv = '' } = (await admin.call(changeManyOrders, { act: 'csv', ids: [order._id] }))
      .body;
    return [...states, csv.trim().split(',').at(-1) ?? ''];
  };
  expect(await statesOf()).toEqual(['unpaid', 'unpaid']);
  const { holder, invoices } = await moneyOf(order._id);
  const paid = { id: invoices[0]?._id ?? '', method: 'cash' as const, day: '2026-01-01' };
  await holder.call(recordPayment, paid, newAttempt());
  expect(await statesOf()).toEqual(['paid', 'paid']);
});
