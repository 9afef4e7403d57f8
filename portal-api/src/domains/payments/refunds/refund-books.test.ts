import { askRefund, confirmIdentity, readPayment } from '@portal/shared-contracts/admin';
import { DEMO_PASSWORD } from '../../../../seed/people.ts';
import { seededRandom } from '../../../../test/chaos/seeded-random.ts';
import { newKey, openRefundDesk, type RefundDesk } from '../../../../test/money/refund-desk.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { followReturns } from './follow-returns.ts';
import { sweepRefunds } from './sweep-refunds.ts';

// `REFUNDS=1000` is the size of a year; the suite plays a part of it.
const REFUNDS = Number(process.env['REFUNDS'] ?? 60);
const PER_PAYMENT = 6;

let desk: RefundDesk;
let admins: TestClient[];
beforeAll(async () => {
  desk = await openRefundDesk();
  admins = [desk.admin, await desk.portal.signIn('admin')];
  for (const admin of admins) await admin.call(confirmIdentity, { password: DEMO_PASSWORD });
});
afterAll(() => desk.portal.close());

const cuts = [
  { operation: /^POST \/v1\/refunds/, moment: 'before' },
  { operation: /^POST \/v1\/refunds/, moment: 'after' },
  { operation: /^GET \/v1\/refunds/, moment: 'after' },
  { operation: /^GET \/v1\/charges/, moment: 'before' },
] as const;

/** One refund as it goes wrong: by a double click, by two admins, cut off, or made at the provider. */
const play = async (
  chance: () => number,
  { key, reference }: { key: string; reference: string },
) => {
  const { portal, cutAt, cards } = desk;
  const pick = <T>(items: readonly T[]): T => items[Math.floor(chance() * items.length)] as T;
  const amount = 1 + Math.floor(chance() * 20);
  const ask = (admin: TestClient, click = newKey()) =>
    admin.call(askRefund, { payment: key, amount, reason: 'Was late' }, click);
  const ctx = await portal.context();
  const kind = chance();
  if (chance() < 0.4) cutAt(pick(cuts));
  if (kind < 0.2)
    await cards()
      .refundPart(reference, { name: crypto.randomUUID(), amountMinor: amount * 100 })
      .catch(() => undefined);
  else if (kind < 0.5) {
    const click = newKey();
    await Promise.all([ask(pick(admins), click), ask(pick(admins), click)]);
  } else await Promise.all(admins.map((admin) => ask(admin)));
  // Messages arrive early, late, twice and at the same moment.
  if (chance() < 0.5) await Promise.allSettled([followReturns(ctx, key), followReturns(ctx, key)]);
};

test('BO-97 BO-98 after double clicks, two admins, cuts and messages in any order the books are the provider’s', async () => {
  const { portal, buy, atProvider, cutAt } = desk;
  const chance = seededRandom(97);
  const bought = [];
  for (let count = 0; count < REFUNDS / PER_PAYMENT; count += 1) bought.push(await buy());
  for (let count = 0; count < REFUNDS; count += 1) {
    const payment = bought[Math.floor(chance() * bought.length)];
    if (payment) await play(chance, payment);
    if (count % 10 === 9) {
      portal.clock.advance(3 * 60_000);
      for (const admin of admins) await admin.call(confirmIdentity, { password: DEMO_PASSWORD });
      await sweepRefunds(portal.app);
    }
  }
  cutAt({ operation: /^nothing/, moment: 'before' });
  for (let round = 0; round < 3; round += 1) {
    portal.clock.advance(5 * 60_000);
    await sweepRefunds(portal.app);
  }
  const ctx = await portal.context();
  const reader = await portal.signIn('moneyAdmin');
  for (const { key, reference } of bought) {
    await followReturns(ctx, key);
    const { payment } = (await reader.call(readPayment, { id: key })).body;
    const rows = payment.refunds.filter(({ state }) => state === 'done');
    const booked = rows.reduce((sum, { amount }) => sum + amount, 0);
    const there = (await atProvider(reference)) / 100;
    expect({ booked, returned: payment.returned }).toEqual({ booked: there, returned: there });
    expect(payment.refunds.every(({ state }) => ['done', 'failed'].includes(state))).toBe(true);
  }
});
