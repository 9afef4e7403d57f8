import {
  cancelOrder,
  getFirmOrder,
  listDisputes,
  readOrderMoney,
} from '@portal/shared-contracts/admin';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { cardMessage } from '../../../../test/money/card-message.ts';
import { openRefundDesk, type RefundDesk } from '../../../../test/money/refund-desk.ts';

const PRICE = 14_900;

let desk: RefundDesk;
beforeAll(async () => {
  desk = await openRefundDesk();
});
afterAll(() => desk.portal.close());

const tell = async (type: string, reference: string): Promise<void> => {
  const { portal } = desk;
  const message = cardMessage(type, reference, portal.clock.now());
  const reply = await portal
    .visit('acme')
    .inject({ method: 'POST', url: '/api/webhooks/cards', ...message });
  expect(reply.statusCode).toBe(200);
};

const rules = () => {
  const sandbox = desk.portal.platform.payments.sandbox(desk.portal.db());
  if (!sandbox) throw new Error('The test needs the sandbox');
  return sandbox.rules;
};

const dispute = async (reference: string, status: string): Promise<void> => {
  await rules().dispute(reference, PRICE, status);
  await tell('charge.dispute.updated', reference);
};

const noticesOf = (event: string, key: string) =>
  desk.portal
    .db()
    .query('select person_id from mail_notices where event = $1 and event_key like $2', [
      event,
      `${event}:${key}:%`,
    ]);

const firmMails = async (reference: string): Promise<number> => {
  await mailDesk(desk.portal).rounds();
  const rows = await desk.portal
    .db()
    .query('select 1 from mails where recipient = $1 and body like $2', [
      (await desk.portal.context()).site.settings.companyEmail,
      `%${reference}%`,
    ]);
  return rows.length;
};

const moneyOf = async (id: string) => {
  const { invoices, payments } = (await desk.admin.call(readOrderMoney, { id })).body;
  const [invoice, payment] = [invoices[0], payments[0]];
  if (!invoice || !payment) throw new Error('Something was bought');
  return { invoice, payment };
};

test('BO-98 charge.refunded and refund.* lead to the provider, and what it says is a row made there', async () => {
  const { id, key, reference } = await desk.buy();
  await rules().refundByHand(reference, 1_000);
  await tell('charge.refunded', reference);
  await tell('refund.created', reference);
  await rules().refundByHand(reference, 2_000);
  await tell('refund.updated', reference);
  const { payment, invoice } = await moneyOf(id);
  expect(payment).toMatchObject({ returned: 30, left: 119 });
  // Both came at the same moment of the tests' clock.
  const refunds = payment.refunds.toSorted((a, b) => a.amount - b.amount);
  expect(refunds.map(({ amount, reason }) => [amount, reason])).toEqual([
    [10, 'Made at the provider'],
    [20, 'Made at the provider'],
  ]);
  expect(invoice).toMatchObject({ status: 'partially_refunded', returned: 30 });
  expect(await noticesOf('refunded', key)).toHaveLength(2);
  expect(await firmMails(reference)).toBe(2);
});

test('BO-98 a refund of the firm is no news to the firm, and its message books nothing twice', async () => {
  const { id, key, reference } = await desk.buy();
  await desk.give(key, 30);
  await tell('charge.refunded', reference);
  const { payment } = await moneyOf(id);
  expect(payment.refunds.map(({ origin }) => origin)).toEqual(['firm']);
  expect(payment.returned).toBe(30);
  expect(await noticesOf('refunded', key)).toHaveLength(1);
  expect(await firmMails(reference)).toBe(0);
});

test('BO-99 an open dispute marks invoice and order, says until when, and is mailed; a won one clears', async () => {
  const { id, key, reference } = await desk.buy();
  await dispute(reference, 'needs_response');
  const { invoice } = await moneyOf(id);
  expect(invoice).toMatchObject({ isDisputed: true, status: 'paid' });
  const order = async () => {
    const admin = await desk.portal.signIn('admin');
    return (await admin.call(getFirmOrder, { id })).body.order;
  };
  expect((await order()).paymentStatus).toBe('disputed');
  const [first] = (await desk.admin.call(listDisputes, { state: 'open' })).body.items;
  const week = new Date(desk.portal.clock.now().getTime() + 7 * 86_400_000);
  expect(first).toMatchObject({
    payment: key,
    amount: 149,
    reason: 'product_not_received',
    answerBy: new Date(Math.floor(week.getTime() / 1000) * 1000).toISOString(),
    order: { _id: id },
    invoice: { _id: invoice._id },
  });
  expect(await noticesOf('dispute', key)).not.toHaveLength(0);
  await dispute(reference, 'won');
  expect((await moneyOf(id)).invoice.isDisputed).toBe(false);
  expect((await order()).paymentStatus).toBe('paid');
  const { items } = (await desk.admin.call(listDisputes, { state: 'won' })).body;
  expect(items.map(({ payment }) => payment)).toEqual([key]);
});

test('BO-99 a lost dispute books a return, its payer is not told of a refund, and a cancelled order stays cancelled', async () => {
  const { id, key, reference } = await desk.buy();
  const admin = await desk.portal.signIn('admin');
  const { version: baseVersion } = (await admin.call(getFirmOrder, { id })).body.order;
  await admin.call(cancelOrder, { id, baseVersion, reason: 'Bought twice' });
  // Nobody ever heard of it while it was open.
  await dispute(reference, 'lost');
  const { payment, invoice } = await moneyOf(id);
  expect(invoice).toMatchObject({ status: 'refunded', isDisputed: false });
  expect(payment.refunds).toMatchObject([{ origin: 'dispute', reason: 'Lost dispute' }]);
  expect(payment).toMatchObject({ left: 0, disputes: [{ state: 'lost' }] });
  expect(await noticesOf('refunded', key)).toEqual([]);
  const { order } = (await admin.call(getFirmOrder, { id })).body;
  expect(order).toMatchObject({ isCancelled: true, paymentStatus: 'refunded' });
});
