import { randomUUID } from 'node:crypto';
import { listRefunds } from '@portal/shared-contracts/admin';
import { mailDesk } from '../../../../test/mails/mail-desk.ts';
import { openRefundDesk, type RefundDesk } from '../../../../test/money/refund-desk.ts';
import { insertTransfer } from '../../../adapters/payments/sandbox/transfers/sandbox-transfers.repository.ts';
import { followRefund } from './refunds.service.ts';
import { sweepRefunds } from './sweep-refunds.ts';

let desk: RefundDesk;
beforeAll(async () => {
  desk = await openRefundDesk();
});
afterAll(() => desk.portal.close());

// Each place at which a server can die between the row and the end.
const cuts = [
  ['POST /v1/refunds', 'before'],
  ['POST /v1/refunds', 'after'],
  ['GET /v1/refunds', 'before'],
  ['GET /v1/refunds', 'after'],
  ['GET /v1/charges', 'before'],
] as const;

test.each(cuts)('BO-97 cut at %s %s, money goes back once', async (operation, moment) => {
  const { portal, cutAt, buy, atProvider, give, read } = desk;
  const { key, reference } = await buy();
  cutAt({ operation: new RegExp(`^${operation}`), moment });
  const { body } = await give(key, 30);
  expect(['sent', 'done']).toContain(body.refund.state);
  for (let round = 0; round < 3; round += 1) {
    portal.clock.advance(3 * 60_000);
    await sweepRefunds(portal.app);
  }
  expect(await atProvider(reference)).toBe(3_000);
  const payment = await read(key);
  expect(payment.refunds.map(({ state }) => state)).toEqual(['done']);
  expect(payment).toMatchObject({ left: 119, returned: 30 });
});

/** Something bought and paid by transfer, as the provider without keys has it. */
const buyByTransfer = async () => {
  const { portal, buy } = desk;
  const { key } = await buy();
  const txRef = randomUUID();
  const db = portal.db();
  await insertTransfer(db, {
    txRef,
    amount: 14_900,
    currency: 'usd',
    customer: { email: 'ada@example.com', name: 'Ada' },
    description: 'Resume Starter',
    returnUrl: 'https://portal.example/payment?key=1',
  });
  await db.query(
    "update sandbox_transfers set status = 'successful' where site_id = $1 and tx_ref = $2",
    [db.siteId, txRef],
  );
  await db.query(
    `update payment_attempts a set provider = 'flutterwave', reference = t.transaction_id
     from sandbox_transfers t where a.key = $1 and t.tx_ref = $2`,
    [key, txRef],
  );
  return { key, txRef };
};

test('BO-97 a provider without keys is not asked twice when its answer is lost', async () => {
  const { portal, admin, cutAt, give, read } = desk;
  const { key } = await buyByTransfer();
  cutAt({ operation: /^refund transfer/, moment: 'after' });
  expect((await give(key, 30)).body.refund.state).toBe('sent');
  expect((await give(key, 10)).status).toBe(409);
  portal.clock.advance(3 * 60_000);
  await sweepRefunds(portal.app);
  expect(await read(key)).toMatchObject({ returned: 30, left: 119 });
  const { items, total } = (await admin.call(listRefunds, { state: 'done' })).body;
  expect(total).toBeGreaterThan(5);
  expect(items[0]).toMatchObject({ amount: 30, state: 'done', payment: key });
});

test('BO-97 a provider without keys is asked once by two servers, of which one was slow', async () => {
  const { portal, cutAt, give } = desk;
  const { key, txRef } = await buyByTransfer();
  cutAt({ operation: /^refund transfer/, moment: 'before' });
  const { refund } = (await give(key, 30)).body;
  expect(refund.state).toBe('sent');
  const ctx = await portal.context();
  // The first took it a minute ago and comes to it only now, when the second has taken it as well.
  await Promise.all([followRefund(ctx, refund._id), followRefund(ctx, refund._id)]);
  const returned = await portal
    .db()
    .query('select returned, refunds from sandbox_transfers where tx_ref = $1', [txRef]);
  expect(returned).toEqual([{ returned: 3_000, refunds: 1 }]);
});

test('BO-50 BO-97 a refusal of the provider is said and mailed to the admins, and the money can be asked for again', async () => {
  const { portal, cards, buy, give } = desk;
  const { key, reference } = await buy();
  // Somebody at the provider was faster, and nobody has heard of it yet.
  await cards().refundPart(reference, { name: randomUUID(), amountMinor: 10_000 });
  const { refund } = (await give(key, 149)).body;
  expect(refund).toMatchObject({ state: 'failed', problem: expect.stringMatching(/refunded/) });
  const told = await portal
    .db()
    .query<{ person_id: string }>(
      "select person_id from mail_notices where event = 'refund-failed' order by person_id",
    );
  const admins = [portal.personId('admin'), portal.personId('moneyAdmin')];
  expect(told.map(({ person_id }) => person_id)).toEqual(admins.toSorted());
  const mails = mailDesk(portal);
  await mails.rounds();
  const arrived = await mails.mailsTo('money-admin@example.com');
  expect(arrived.map(({ body }) => body)).toEqual([
    expect.stringContaining(`/admin/payments/${key}`),
  ]);
  expect((await give(key, 49)).body.refund.state).toBe('done');
});
