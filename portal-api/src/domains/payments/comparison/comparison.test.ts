import { listDifferences, readHealth, takeOverDifference } from '@portal/shared-contracts/admin';
import { runOn } from '../../../../test/commands/run-on.ts';
import { type ComparisonDesk, openComparisonDesk } from '../../../../test/money/comparison-desk.ts';
import { sweep } from '../../../housekeeping.ts';
import { compareFirm } from './compare-books.ts';

const DAY = 86_400_000;

let desk: ComparisonDesk;
beforeAll(async () => {
  desk = await openComparisonDesk();
});
afterAll(() => desk.portal.close());

test('BO-100 books that say the same show nothing but when they were compared', async () => {
  await desk.buy();
  const { items, comparison } = await desk.night();
  expect(items).toEqual([]);
  expect(comparison).toMatchObject({ failedAt: null, problem: null });
  expect(comparison.comparedAt).toBe(desk.portal.clock.now().toISOString());
});

test('BO-100 a refund of an earlier payment is found as long as it is within 35 days', async () => {
  const { key, reference } = await desk.buy();
  for (const table of ['sandbox_intents', 'payment_attempts'])
    await desk.portal.db().query(
      `update ${table} set created_at = created_at - interval '50 days'
        where ${table === 'payment_attempts' ? 'reference' : 'id'} = $1`,
      [reference],
    );
  await desk.sandbox().books.refundIntent(reference, 3_000);
  const found = await desk.differenceOf(reference);
  expect(found).toMatchObject({ kind: 'returned', there: 30 });
  await desk.take(found?._id);
  expect((await desk.read(key)).returned).toBe(30);
});

test('BO-100 a payment that ours knows nothing of is shown without a way to take it over', async () => {
  const cards = desk.cards();
  const intent = await cards.create({
    siteId: 'northwind',
    paymentKey: 'lost-with-a-backup',
    amount: 5_000,
    currency: 'usd',
    description: 'Resume Starter',
    affirm: false,
  });
  await cards.confirm(intent.id, 'pm_card_visa', crypto.randomUUID());
  const found = await desk.differenceOf(intent.id);
  expect(found).toMatchObject({ kind: 'unknown-here', here: null, there: 50, canTakeOver: false });
  await cards.refund(intent.id, `${intent.id}:by-hand`);
  expect((await desk.night()).items).toEqual([]);
  const { items } = (await desk.admin.call(listDifferences, { show: 'ended' })).body;
  expect(items[0]).toMatchObject({ reference: intent.id, state: 'gone', takenBy: null });
});

test('BO-100 a provider that fails keeps what was known and other firms from nothing, and is asked again an hour later', async () => {
  const { portal, cutAt } = desk;
  const { reference } = await desk.buy();
  await desk.sandbox().books.refundIntent(reference, 1_000);
  portal.clock.advance(DAY);
  // Who was signed in yesterday is not today.
  const [admin, acme] = [await portal.signIn('admin'), await portal.signIn('admin', 'acme')];
  cutAt({ operation: /^GET \/v1\/charges/, moment: 'after' });
  await sweep(portal.platform);
  // The line is cut at the first firm.
  const failed = (await acme.call(listDifferences, {})).body;
  expect(failed.items).toEqual([]);
  expect(failed.comparison).toMatchObject({
    failedAt: portal.clock.now().toISOString(),
    problem: expect.stringMatching(/provider/),
  });
  const { items, comparison } = (await admin.call(listDifferences, {})).body;
  expect(comparison).toMatchObject({ failedAt: null, comparedAt: failed.comparison.failedAt });
  expect(items).toMatchObject([{ reference, kind: 'returned' }]);
  portal.clock.advance(3_600_000);
  await sweep(portal.platform);
  const { comparison: after } = (await acme.call(listDifferences, {})).body;
  const health = (await (await portal.signIn('admin')).call(readHealth, {})).body.items;
  expect(health.find(({ key }) => key === 'books')).toMatchObject({ to: '/admin/differences' });
  expect(after).toMatchObject({ failedAt: null, problem: null });
});

test('BO-100 a take-over that the provider leaves unanswered is open again', async () => {
  const { portal, cutAt } = desk;
  await portal.context().then(compareFirm);
  const admin = await portal.signIn('admin');
  const { items } = (await admin.call(listDifferences, {})).body;
  cutAt({ operation: /^GET \/v1\/charges/, moment: 'before' });
  expect((await admin.call(takeOverDifference, { id: items[0]?._id ?? '' })).status).toBe(502);
  expect((await admin.call(listDifferences, {})).body.items).toHaveLength(1);
  const { exit, lines } = await runOn(portal, 'money', 'compare', 'northwind');
  expect(exit).toBe(0);
  expect(lines.join('\n')).toMatch(/northwind: 1 differences\nreturned\tpi_/);
});
