import { randomUUID } from 'node:crypto';
import { placeOrder } from '@portal/shared-contracts/checkout';
import { createSandboxMethod } from '@portal/shared-contracts/payments';
import { packageId } from '../../../seed/packages.data.ts';
import { askedThrough } from '../../../test/database/asked-through.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { readBooks } from '../../../test/money/books.ts';
import { paymentAdapters } from '../../adapters/payments/payment-adapters.ts';

let portal: TestApp;
afterEach(() => portal.close());

const PRICE = 14_900;

/** The same order placed twice at once by an impatient browser, and once more; what it cost. */
const costOfTwoClicks = async (): Promise<number> => {
  const customer = await portal.signIn('newCustomer');
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' };
  const payment = (await customer.call(createSandboxMethod, card)).body.id;
  const input = { payment, package_subscribed: packageId('northwind', 'starter') };
  const options = { headers: { 'idempotency-key': randomUUID() } };
  const place = () => customer.call(placeOrder, input, options);
  const before = await readBooks(portal.db());
  const clicks = await Promise.all([place(), place()]);
  const again = await place();
  expect(again.status).toBe(200);
  const ids = new Set([...clicks, again].flatMap(({ body }) => body.order_id ?? []));
  expect([...ids]).toEqual([again.body.order_id]);
  return (await readBooks(portal.db())).taken - before.taken;
};

/** The first answer to a claim at the provider comes after somebody else has looked for it. */
const lateFirstClaim = () => {
  const looked = Promise.withResolvers<void>();
  let isFirst = true;
  return askedThrough(async (db, sql, params) => {
    const rows = await db.query(sql, params);
    if (sql.includes('from sandbox_requests')) looked.resolve();
    if (sql.includes('insert into sandbox_requests') && isFirst) {
      isFirst = false;
      await looked.promise;
    }
    return rows;
  });
};

test('PL-24 OR-56 CR-48 two calls that meet at the provider are one charge, though its books answer late', async () => {
  portal = await createTestApp({ seed: 'demo', wrap: lateFirstClaim() });
  expect(await costOfTwoClicks()).toBe(PRICE);
});

test('OR-56 CR-48 a provider that opens two payments for one key is paid by one of them', async () => {
  portal = await createTestApp({ seed: 'demo' });
  const { platform } = portal;
  const sandbox = paymentAdapters(platform.config.payments);
  const bothOpened = Promise.withResolvers<void>();
  let opened = 0;
  platform.payments = {
    ...sandbox,
    cards: (site) => {
      const cards = sandbox.cards(site);
      return {
        ...cards,
        create: async (wanted) => {
          const intent = await cards.create({ ...wanted, paymentKey: randomUUID() });
          opened += 1;
          if (opened === 2) bothOpened.resolve();
          await bothOpened.promise;
          return intent;
        },
      };
    },
  };
  expect(await costOfTwoClicks()).toBe(PRICE);
});
