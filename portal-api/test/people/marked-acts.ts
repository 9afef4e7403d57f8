import {
  askRefund,
  assignOrder,
  cancelOrder,
  confirmIdentity,
  createFirmInvoice,
  createFirmOrder,
  exportAudit,
  getFirmOrder,
  handOverOrder,
  readOrderMoney,
  recordPayment,
} from '@portal/shared-contracts/admin';
import { placeOrder } from '@portal/shared-contracts/checkout';
import { packageId } from '../../seed/packages.data.ts';
import { DEMO_PASSWORD } from '../../seed/people.ts';
import type { TestApp } from '../create-test-app.ts';
import { newAttempt } from '../money/idempotency.ts';
import { WORD } from './marked-person.ts';

const item = packageId('northwind', 'starter');
const outside = { method: 'bank' as const, day: '2026-01-02', reference: WORD };

const ok = <T>({ status, body }: { status: number; body: T }): T => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

const handOverAndCancel = async (portal: TestApp, id: string): Promise<void> => {
  const admin = await portal.signIn('admin');
  const version = async () => ok(await admin.call(getFirmOrder, { id })).order.version;
  const writerId = portal.personId('writer');
  ok(await admin.call(assignOrder, { id, writerId, isOverLimit: true }));
  const next = { id, writerId: portal.personId('writer2'), note: WORD, isOverLimit: true };
  ok(await admin.call(handOverOrder, { ...next, baseVersion: await version() }));
  ok(await admin.call(cancelOrder, { id, baseVersion: await version(), reason: WORD }));
};

/** Everything that the firm does to orders and money of the marked person, with the word wherever it may say one. */
export const actOnMarked = async (portal: TestApp, customer: string): Promise<void> => {
  const admin = await portal.signIn('admin');
  const buy = { customer, packageId: item, reason: WORD };
  const paid = { ...buy, price: 12, payment: 'outside' as const, outside };
  const { order } = ok(await admin.call(createFirmOrder, paid, newAttempt()));
  await handOverAndCancel(portal, order._id);

  const holder = await portal.signIn('moneyAdmin');
  const billed = ok(await admin.call(createFirmOrder, { ...buy, payment: 'invoice' }));
  const { invoices } = ok(await holder.call(readOrderMoney, { id: billed.order._id }));
  const invoice = { id: invoices[0]?._id ?? '', ...outside };
  ok(await holder.call(recordPayment, invoice, newAttempt()));
  const lines = [{ text: WORD, quantity: 1, price: 20 }];
  ok(await holder.call(createFirmInvoice, { customer, lines }, newAttempt()));

  const own = await portal.signIn('customer');
  const asked = { payment: 'pm_card_visa', package_subscribed: item };
  const { order_id: id = '' } = ok(await own.call(placeOrder, asked, newAttempt()));
  const [payment] = ok(await holder.call(readOrderMoney, { id })).payments;
  ok(await holder.call(confirmIdentity, { password: DEMO_PASSWORD }));
  const back = { payment: payment?._id ?? '', amount: 5, reason: WORD };
  ok(await holder.call(askRefund, back, newAttempt()));
  const query = `?format=csv&person=${WORD}`;
  await admin.inject({ url: `${exportAudit.path}${query}` });
};
