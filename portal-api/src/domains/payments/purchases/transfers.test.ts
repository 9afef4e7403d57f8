import { randomUUID } from 'node:crypto';
import { getInvoice } from '@portal/shared-contracts/invoices';
import { getFlutterwaveCode, verifyFlutterwave } from '@portal/shared-contracts/payments';
import { invoiceId } from '../../../../seed/money.ts';
import { createTestApp, type TestApp, type TestSite } from '../../../../test/create-test-app.ts';
import { flutterwaveAnswers } from '../../../../test/providers/flutterwave-answers.ts';
import { providerServer, type ProviderServer } from '../../../../test/providers/provider-server.ts';
import { paymentAdapters } from '../../../adapters/payments/payment-adapters.ts';

const SECRET = 'FLWSECK_TEST-key';
const HASH = 'a hash of our own';

let portal: TestApp;
let server: ProviderServer;
let provider: ReturnType<typeof flutterwaveAnswers>;
beforeEach(async () => {
  provider = flutterwaveAnswers(SECRET);
  server = await providerServer(provider.respond);
  portal = await createTestApp({ seed: 'demo' });
  const { platform } = portal;
  platform.payments = paymentAdapters({
    ...platform.config.payments,
    flutterwave: { url: server.url, secretKey: SECRET, webhookHash: HASH },
  });
});
afterEach(async () => {
  await portal.close();
  await server.close();
});

/** Opens the same invoice of each firm under a key of the browser's choice. */
const openAt = async (site: TestSite, key: string) => {
  const customer = await portal.signIn('customer', site);
  const invoice_id = invoiceId(site, 'unpaid-alternate');
  const headers = { 'idempotency-key': key };
  const { body } = await customer.call(getFlutterwaveCode, { price: 1, invoice_id }, { headers });
  const status = async () =>
    (await customer.call(getInvoice, { id: invoice_id })).body.invoice.status;
  const verify = async (txRef: string) =>
    (await customer.call(verifyFlutterwave, { transactionId: '1', txRef })).status;
  return { txRef: body.txRef, status, verify };
};

test('P-05 one payment at the alternate provider buys at one firm only, though the browser uses one key at both', async () => {
  const key = randomUUID();
  const here = await openAt('northwind', key);
  const there = await openAt('acme', key);
  provider.answer(here.txRef, 'successful');
  expect([await here.verify(here.txRef), await here.status()]).toEqual([200, 'paid']);
  for (const txRef of [there.txRef, here.txRef, key]) await there.verify(txRef);
  expect(await there.status()).toBe('unpaid');
});

test('P-05 the reference is made by the server, carries the site and is kept for the repeated call', async () => {
  const key = randomUUID();
  const first = await openAt('northwind', key);
  const again = await openAt('northwind', key);
  expect(first.txRef).toMatch(/^northwind\.[0-9a-f-]{36}$/);
  expect(again.txRef).toBe(first.txRef);
});

test('P-05 a transaction that another firm has settled with settles nothing more', async () => {
  const here = await openAt('northwind', randomUUID());
  const there = await openAt('acme', randomUUID());
  provider.answer(here.txRef, 'successful');
  expect(await here.verify(here.txRef)).toBe(200);
  provider.answerAs(there.txRef, here.txRef);
  expect(await there.verify(there.txRef)).toBe(402);
  expect(await there.status()).toBe('unpaid');
  expect(portal.logged.map(({ message }) => message)).toContain(
    'a transaction was claimed twice: nothing was delivered for it',
  );
});

test('P-05 a message of the provider settles at the firm that its reference names, wherever it arrives', async () => {
  const there = await openAt('acme', randomUUID());
  provider.answer(there.txRef, 'successful');
  const reply = await portal.visit('northwind').inject({
    method: 'POST',
    url: '/api/webhooks/transfers',
    headers: { 'content-type': 'application/json', 'verif-hash': HASH },
    payload: JSON.stringify({ event: 'charge.completed', data: { tx_ref: there.txRef } }),
  });
  expect(reply.statusCode).toBe(200);
  expect(await there.status()).toBe('paid');
});

const bring = async (data: object): Promise<void> => {
  const reply = await portal.visit('northwind').inject({
    method: 'POST',
    url: '/api/webhooks/transfers',
    headers: { 'content-type': 'application/json', 'verif-hash': HASH },
    payload: JSON.stringify({ event: 'refund.completed', data }),
  });
  expect(reply.statusCode).toBe(200);
};

test('P-15 a refund at the alternate provider changes the invoice of the firm whose transaction it names', async () => {
  const there = await openAt('acme', randomUUID());
  provider.answer(there.txRef, 'successful');
  await there.verify(there.txRef);
  const transaction = provider.refundByHand(there.txRef, 10_000);
  provider.refundByHand(there.txRef, 85_000, 'pending');
  await bring({ TransactionId: transaction });
  await bring({ TransactionId: transaction });
  expect(await there.status()).toBe('partially_refunded');
  provider.refundByHand(there.txRef, 85_000);
  await bring({ tx_id: transaction });
  expect(await there.status()).toBe('refunded');
});

test('P-15 a chargeback at the alternate provider counts once it is lost', async () => {
  const here = await openAt('northwind', randomUUID());
  provider.answer(here.txRef, 'successful');
  await here.verify(here.txRef);
  const data = {
    tx_ref: here.txRef,
    transaction_id: provider.chargeBack(here.txRef, 95_000, 'initiated'),
  };
  await bring(data);
  expect(await here.status()).toBe('paid');
  provider.chargeBack(here.txRef, 95_000, 'lost');
  await bring(data);
  expect(await here.status()).toBe('refunded');
});
