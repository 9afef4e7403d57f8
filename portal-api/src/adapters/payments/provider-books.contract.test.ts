import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { flutterwaveAnswers } from '../../../test/providers/flutterwave-answers.ts';
import { providerServer, type ProviderServer } from '../../../test/providers/provider-server.ts';
import { flutterwave } from './flutterwave.ts';
import { paymentAdapters } from './payment-adapters.ts';
import { noFaults, sandboxFetch } from './sandbox/sandbox-fetch.ts';
import { stripeAccount, stripeCards } from './stripe-cards.ts';

const SECRET = 'FLWSECK_TEST-key';

const answers = flutterwaveAnswers(SECRET);
let portal: TestApp;
let cardServer: ProviderServer;
let server: ProviderServer;
beforeAll(async () => {
  portal = await createTestApp();
  const sandbox = paymentAdapters(portal.platform.config.payments).sandbox(portal.db());
  if (!sandbox) throw new Error('The test needs the sandbox');
  const answer = sandboxFetch(() => sandbox, noFaults);
  cardServer = await providerServer((request) => answer(request));
  server = await providerServer(answers.respond);
});
afterAll(async () => {
  await cardServer.close();
  await server.close();
  await portal.close();
});

test('BO-100 an account is read page after page to the end, with refunds and disputes of each payment', async () => {
  const { db, now } = await portal.context();
  const since = now();
  await db.query(
    `insert into sandbox_intents (id, site_id, client_secret, status, amount, currency, methods, metadata,
       created_at)
     select 'pi_page' || n, $1, 'secret' || n, 'succeeded', 5000, 'usd', '[]',
       jsonb_build_object('payment_key', 'key' || n, 'site_id', $1::text), $2
     from generate_series(1, 230) n`,
    [db.siteId, since],
  );
  const sandbox = paymentAdapters(portal.platform.config.payments).sandbox(db);
  await sandbox?.books.refundIntent('pi_page7', 1_200);
  await sandbox?.books.setDispute('pi_page8', 5_000, 'needs_response');
  const cards = stripeCards(
    stripeAccount({ url: cardServer.url, secretKey: 'sk_test_sandbox_local' }),
  );
  const from = cardServer.asked.length;
  const { payments } = await cards.readBooks(since);
  const listed = new Map(payments.map((booked) => [booked.reference, booked]));
  for (let count = 1; count <= 230; count += 1)
    expect(listed.get(`pi_page${count}`)?.name).toBe(`key${count}`);
  expect(listed.get('pi_page7')?.returned.refundedMinor).toBe(1_200);
  expect(listed.get('pi_page8')?.returned.disputes).toMatchObject([{ outcome: 'open' }]);
  const pages = cardServer.asked.slice(from).filter(({ path }) => path.startsWith('/v1/charges'));
  expect(pages.length).toBeGreaterThan(2);
  expect(await cards.findBooked({ reference: 'pi_page7', name: undefined })).toEqual(
    listed.get('pi_page7'),
  );
  expect(await cards.findBooked({ reference: 'pi_none', name: undefined })).toBeUndefined();
});

test('BO-100 the alternate provider’s books are read page after page, and half of them is a failure', async () => {
  const account = flutterwave({ url: server.url, secretKey: SECRET, webhookHash: 'a hash' });
  const paid: string[] = [];
  for (let count = 0; count < 23; count += 1) {
    const transfer = {
      txRef: `northwind.${randomUUID()}`,
      amount: 4_500_050,
      currency: 'ngn',
      customer: { email: 'ada@example.com', name: 'Ada Byron' },
      description: 'Resume Starter',
      returnUrl: 'https://portal.example/payment?key=1',
    } as const;
    await account.open(transfer);
    answers.answer(transfer.txRef, 'successful');
    paid.push(transfer.txRef);
  }
  answers.refundByHand(paid[0] ?? '', 100);
  const from = server.asked.length;
  const { payments } = await account.readBooks(new Date('2026-03-01'));
  const listed = payments.filter(({ name }) => paid.includes(name ?? ''));
  expect(listed.map(({ name }) => name).toSorted()).toEqual(paid.toSorted());
  expect(listed.find(({ name }) => name === paid[0])).toMatchObject({
    amountMinor: 4_500_050,
    returned: { refundedMinor: 10_000 },
  });
  const pages = server.asked.slice(from).filter(({ path }) => path.includes('/transactions?'));
  expect(pages.length).toBeGreaterThan(2);
  server.loseAnswers(1);
  await expect(account.readBooks(new Date('2026-03-01'))).rejects.toThrow('provider-silent');
});
