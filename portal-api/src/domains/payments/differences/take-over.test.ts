import {
  getFirmOrder,
  listAudit,
  listDifferences,
  readPayment,
  takeOverDifference,
} from '@portal/shared-contracts/admin';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { type ComparisonDesk, openComparisonDesk } from '../../../../test/money/comparison-desk.ts';

let desk: ComparisonDesk;
beforeAll(async () => {
  desk = await openComparisonDesk();
});
afterAll(() => desk.portal.close());

test('BO-100 what was paid there and is unfinished here is found, and taking it over delivers it once', async () => {
  const { key, reference } = await desk.paidInSilence();
  const found = await desk.differenceOf(reference);
  expect(found).toMatchObject({ kind: 'paid-there', here: 0, there: 149, canTakeOver: true });
  const second = await desk.portal.signIn('admin');
  const id = found?._id ?? '';
  const taken = await Promise.all([
    desk.admin.call(takeOverDifference, { id }),
    desk.admin.call(takeOverDifference, { id }),
    second.call(takeOverDifference, { id }),
  ]);
  expect(taken.map(({ body }) => body.difference.state)).toEqual(['taken', 'taken', 'taken']);
  const orders = await desk.portal
    .db()
    .query(
      "select 1 from payment_attempts where key = $1 and state = 'paid' and order_id is not null",
      [key],
    );
  expect(orders).toHaveLength(1);
  const { items } = (await second.call(listAudit, {})).body;
  const rows = items.filter(({ action }) => action.endsWith('/take-over'));
  expect(rows.filter(({ changes }) => changes.length > 0)).toHaveLength(1);
  expect(rows.at(-1)?.sentence).toMatch(/took over what the provider says of a payment/);
});

test('BO-100 refunds and disputes nobody heard of become rows, and the mail says so as a message would', async () => {
  const refunded = await desk.buy();
  const disputed = await desk.buy();
  const { books } = desk.sandbox();
  await books.refundIntent(refunded.reference, 2_000);
  await books.setDispute(disputed.reference, 14_900, 'lost');
  const { items } = await desk.night();
  const kinds = new Map(items.map((one) => [one.reference, one]));
  expect(kinds.get(refunded.reference)).toMatchObject({ kind: 'returned', here: 0, there: 20 });
  expect(kinds.get(disputed.reference)).toMatchObject({ kind: 'dispute', there: 149 });
  for (const { _id } of items) expect((await desk.take(_id)).body.difference.state).toBe('taken');
  expect(await desk.read(refunded.key)).toMatchObject({
    returned: 20,
    refunds: [{ origin: 'provider', reason: 'Made at the provider' }],
  });
  expect(await desk.read(disputed.key)).toMatchObject({ left: 0, disputes: [{ state: 'lost' }] });
  expect((await desk.night()).items).toEqual([]);
});

test('BO-100 another amount there is taken over, and one in an unfinished payment is for somebody to look at', async () => {
  const { key, reference } = await desk.buy();
  const silent = await desk.paidInSilence();
  await desk.portal
    .db()
    .query('update sandbox_intents set amount = 15000 where id = any($1)', [
      [reference, silent.reference],
    ]);
  const { items } = await desk.night();
  const [paid, open] = [reference, silent.reference].map((name) =>
    items.find((one) => one.reference === name),
  );
  expect(paid).toMatchObject({ kind: 'amount', here: 149, there: 150, canTakeOver: true });
  expect(open).toMatchObject({ kind: 'amount', canTakeOver: false });
  await desk.take(paid?._id);
  const { payment } = (await desk.admin.call(readPayment, { id: key })).body;
  expect(payment).toMatchObject({ amount: 150, left: 150 });
  const refused = await desk.take(open?._id);
  expect(refused.status).toBe(409);
  expect((await desk.admin.call(listDifferences, {})).body.items).toMatchObject([
    { reference: silent.reference, state: 'open' },
  ]);
  await desk.portal
    .db()
    .query('update sandbox_intents set amount = 14900 where id = $1', [silent.reference]);
  await desk.take(open?._id);
});

test('BO-100 money here that the provider does not know is booked as gone, and its payer is told of no refund', async () => {
  const { id, key, reference } = await desk.buy();
  await desk.portal.db().query('delete from sandbox_intents where id = $1', [reference]);
  const found = await desk.differenceOf(reference);
  expect(found).toMatchObject({ kind: 'unknown-there', here: 149, there: null, payment: key });
  expect((await desk.take(found?._id)).body.difference.state).toBe('taken');
  const admin = await desk.portal.signIn('admin');
  expect((await admin.call(getFirmOrder, { id })).body.order.paymentStatus).toBe('refunded');
  const told = await desk.portal
    .db()
    .query("select 1 from mail_notices where event = 'refunded' and event_key like $1", [
      `refunded:${key}:%`,
    ]);
  expect(told).toEqual([]);
  expect((await desk.night()).items).toEqual([]);
});

test('BO-100 what was given up here and is paid there goes back to its buyer, once', async () => {
  const { key, reference } = await desk.paidInSilence();
  await desk.portal
    .db()
    .query("update payment_attempts set state = 'abandoned' where key = $1", [key]);
  const found = await desk.differenceOf(reference);
  expect(found).toMatchObject({ kind: 'given-up-here', there: 149 });
  await Promise.all([desk.take(found?._id), desk.take(found?._id)]);
  expect(await desk.atProvider(reference)).toBe(14_900);
  // The buyer is told of it by mail, once.
  await mailDesk(desk.portal).rounds();
  const told = await desk.portal
    .db()
    .query<{ subject: string }>(
      "select subject from mails where recipient = $1 and subject like '%returned'",
      [`${key}@example.com`],
    );
  expect(told).toHaveLength(1);
  expect((await desk.night()).items).toEqual([]);
});
