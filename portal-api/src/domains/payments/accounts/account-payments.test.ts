import { randomUUID } from 'node:crypto';
import { askRefund, takeOverDifference } from '@portal/shared-contracts/admin';
import { placeOrder } from '@portal/shared-contracts/checkout';
import {
  answerSandboxChallenge,
  createSandboxMethod,
  getPaymentOutcome,
} from '@portal/shared-contracts/payments';
import { packageId } from '../../../../seed/packages.data.ts';
import { type AccountDesk, keysOf, openAccountDesk } from '../../../../test/money/account-desk.ts';
import { newKey } from '../../../../test/money/refund-desk.ts';
import { compareFirm } from '../comparison/compare-books.ts';
import { countDifferences } from '../comparison/differences.repository.ts';
import { sweep } from '../../../housekeeping.ts';

let desk: AccountDesk;
beforeEach(async () => {
  desk = await openAccountDesk();
});
afterEach(() => desk.portal.close());

const item = packageId('northwind', 'starter');

test('BO-93 what account A took goes back by A, whatever takes the payments since', async () => {
  const a = await desk.use('ann');
  const byA = await desk.buy();
  const b = await desk.use('ben');
  const byB = await desk.buy();
  expect([await desk.accountOf(byA.key), await desk.accountOf(byB.key)]).toEqual([a, b]);
  await desk.leave();
  const byPlatform = await desk.buy();
  expect(await desk.accountOf(byPlatform.key)).toBeNull();
  for (const { key } of [byA, byB, byPlatform])
    expect((await desk.give(key, 10)).body.refund.state).toBe('done');
  expect(await desk.atAccount('ann', byA.reference)).toBe(1_000);
  expect(await desk.atAccount('ben', byB.reference)).toBe(1_000);
  expect(await desk.atProvider(byPlatform.reference)).toBe(1_000);
  await expect(desk.atAccount('ben', byA.reference)).resolves.toBe(0);
});

test('BO-93 a message counts for its own account only, by its own secret', async () => {
  const a = await desk.use('ann');
  const { id, key, reference } = await desk.buy();
  const b = await desk.use('ben');
  const sandbox = desk.portal.platform.payments.sandbox(desk.portal.db(), 'ann');
  await sandbox?.rules.refundByHand(reference);
  const object = { payment_intent: reference, metadata: { site_id: 'acme', payment_key: key } };
  const [ofA, ofB] = [keysOf('ann').messageSecret, keysOf('ben').messageSecret];
  const isReturned = async () => (await desk.read(key)).returned > 0;
  expect(await desk.tell(a, { secret: ofB, object })).toBe(400);
  expect(await desk.tell(a, { secret: 'whsec_sandbox', object })).toBe(400);
  expect(await desk.tell(a, { secret: ofA, object }, 'acme')).toBe(404);
  expect(await desk.tell('nobody', { secret: ofA, object })).toBe(404);
  // B may say what it likes of a payment that A took.
  expect(await desk.tell(b, { secret: ofB, object })).toBe(200);
  expect(await isReturned()).toBe(false);
  expect((await desk.state()).retired[0]?.lastMessage).toBeNull();
  expect(await desk.tell(a, { secret: ofA, object })).toBe(200);
  expect(await isReturned()).toBe(true);
  const { retired, active } = await desk.state();
  expect(retired[0]?.lastMessage).toMatchObject({ type: 'charge.refunded' });
  expect(active?.lastMessage).toMatchObject({ type: 'charge.refunded' });
  expect(id).not.toBe('');
});

test('BO-93 a card that was read for another account is declined, nothing is charged, and it can be paid anew', async () => {
  const { customer, portal } = desk;
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2090, cvc: '123' };
  const { id: payment } = (await customer.call(createSandboxMethod, card)).body;
  await desk.use('ann');
  const order = { payment, package_subscribed: item };
  const refused = await customer.call(placeOrder, order, newKey());
  expect(refused.status).toBe(402);
  expect(refused.error.message).toMatch(/reload the page/);
  const paid = await portal
    .db()
    .query("select 1 from sandbox_intents where status = 'succeeded' and account = 'ann'");
  expect(paid).toEqual([]);
  const { id: again } = (await customer.call(createSandboxMethod, card)).body;
  const done = await customer.call(placeOrder, { ...order, payment: again }, newKey());
  expect(done.status).toBe(200);
});

test('BO-93 a payment that waits for its bank ends where it began; a page opened later gives it up', async () => {
  const { customer } = desk;
  const [first, second] = [randomUUID(), randomUUID()];
  const begin = (key: string) =>
    customer.call(
      placeOrder,
      { payment: 'pm_card_threeDSecure2Required', package_subscribed: item },
      { headers: { 'idempotency-key': key } },
    );
  const client_secret = (await begin(first)).body.client_secret ?? '';
  await begin(second);
  const account = await desk.use('ann');
  const outcome = async (key: string) => (await customer.call(getPaymentOutcome, { key })).body;
  const answer = { client_secret, kind: 'bank', answer: 'accept' } as const;
  await customer.call(answerSandboxChallenge, answer);
  expect((await begin(first)).body.order_id).toBeDefined();
  expect(await desk.accountOf(first)).toBeNull();
  expect(await outcome(second)).toMatchObject({ state: 'abandoned', client_secret: null });
  expect(account).not.toBe('');
});

test('BO-93 the nightly comparison reads the books of each account', async () => {
  const { portal } = desk;
  await desk.buy();
  await desk.use('ann');
  const { key, reference } = await desk.buy();
  await desk.use('ben');
  await desk.buy();
  portal.clock.advance(11 * 60_000);
  const night = async () => {
    expect(await compareFirm(await portal.context())).toMatchObject({ failure: undefined });
    return countDifferences(portal.db(), 'open');
  };
  expect(await night()).toBe(0);
  const sandbox = portal.platform.payments.sandbox(portal.db(), 'ann');
  await sandbox?.books.refundIntent(reference, 500);
  expect(await night()).toBe(1);
  const [row] = await portal
    .db()
    .query<{ id: string; account_id: string }>('select id, account_id from money_differences');
  expect(row?.account_id).toBe(await desk.accountOf(key));
  expect((await desk.admin.call(takeOverDifference, { id: row?.id ?? '' })).status).toBe(200);
  expect((await desk.read(key)).returned).toBe(5);
  expect(await night()).toBe(0);
});

test('BO-93 the keys of a former account go when nothing can go back by it, and not before', async () => {
  const { portal } = desk;
  await desk.use('ann');
  const { key } = await desk.buy();
  await desk.leave();
  const { amount: price } = await desk.read(key);
  const later = async () => {
    portal.clock.advance(41 * 86_400_000);
    await sweep(portal.platform);
    const [row] = await portal
      .db()
      .query<{ secret_key: string | null }>('select secret_key from payment_accounts');
    return row?.secret_key ?? null;
  };
  expect(await later()).not.toBeNull();
  const admin = await portal.signIn('moneyAdmin');
  await desk.confirm(admin);
  const refund = { payment: key, amount: price, reason: 'Was late' };
  expect((await admin.call(askRefund, refund, newKey())).body.refund.state).toBe('done');
  expect(await later()).toBeNull();
});

test('BO-93 PL-25 money that comes late on the page of an attempt that was given up goes back by its account', async () => {
  const { customer, portal } = desk;
  const account = await desk.use('ann');
  const key = randomUUID();
  const { client_secret = '' } = (
    await customer.call(
      placeOrder,
      { payment: 'pm_card_threeDSecure2Required', package_subscribed: item },
      { headers: { 'idempotency-key': key } },
    )
  ).body;
  // As it is where the bank's answer was under way while the attempt was given up.
  await portal.db().query("update payment_attempts set state = 'abandoned' where key = $1", [key]);
  await customer.call(answerSandboxChallenge, { client_secret, kind: 'bank', answer: 'accept' });
  const [row] = await portal
    .db()
    .query<{ reference: string }>('select reference from payment_attempts where key = $1', [key]);
  const reference = row?.reference ?? '';
  expect(await desk.atAccount('ann', reference)).toBe(0);
  const object = { id: reference, object: 'payment_intent', payment_intent: reference };
  const told = { secret: keysOf('ann').messageSecret, object };
  expect(await desk.tell(account, told)).toBe(200);
  expect(await desk.atAccount('ann', reference)).toBeGreaterThan(0);
});
