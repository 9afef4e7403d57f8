import { listDifferences, recordPayment, takeOverDifference } from '@portal/shared-contracts/admin';
import { getInvoice } from '@portal/shared-contracts/invoices';
import { listCustomerOrders } from '@portal/shared-contracts/orders';
import {
  getFlutterwaveCode,
  getPaymentOutcome,
  receiveTransferMessage,
  verifyFlutterwave,
} from '@portal/shared-contracts/payments';
import { invoiceId } from '../../../../seed/money.ts';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { flutterwaveAnswers } from '../../../../test/providers/flutterwave-answers.ts';
import { providerServer, type ProviderServer } from '../../../../test/providers/provider-server.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { paymentAdapters } from '../../../adapters/payments/payment-adapters.ts';
import { compareFirm } from '../comparison/compare-books.ts';
import { sweepAttempts } from '../sweep-attempts.ts';

const [SECRET, HASH] = ['FLWSECK_TEST-key', 'a hash of our own'];
const MINUTE = 60_000;

let answers: ReturnType<typeof flutterwaveAnswers>;
let portal: TestApp;
let server: ProviderServer;
let customer: TestClient;
beforeEach(async () => {
  answers = flutterwaveAnswers(SECRET);
  portal = await createTestApp({ seed: 'demo' });
  server = await providerServer(answers.respond);
  const { platform } = portal;
  platform.payments = paymentAdapters({
    ...platform.config.payments,
    flutterwave: { url: server.url, secretKey: SECRET, webhookHash: HASH },
  });
  customer = await portal.signIn('customer');
});
afterEach(async () => {
  await server.close();
  await portal.close();
});

const invoice_id = invoiceId('northwind', 'unpaid-alternate');
const invoice = { price: 1, invoice_id };

/** A payment whose first card is refused on the provider's page, of which the server has heard. */
const declined = async (input: Parameters<typeof open>[0] = invoice) => {
  const opened = await open(input);
  answers.answer(opened.txRef, 'failed');
  portal.clock.advance(MINUTE);
  await sweepAttempts(portal.app);
  expect(await opened.state()).toBe('declined');
  return opened;
};

const open = async (input: { price: number; invoice_id?: string; selectedPackageId?: string }) => {
  const options = newAttempt();
  const key = options.headers['idempotency-key'];
  const reply = await customer.call(getFlutterwaveCode, input, options);
  expect(reply.status).toBe(200);
  return {
    ...reply.body,
    key,
    state: async () => (await customer.call(getPaymentOutcome, { key })).body.state,
    again: () => customer.call(getFlutterwaveCode, input, options),
  };
};

const tell = async (txRef: string): Promise<void> => {
  const options = { headers: { 'verif-hash': HASH } };
  const reply = await portal
    .visit()
    .call(receiveTransferMessage, { data: { tx_ref: txRef } }, options);
  expect(reply.status).toBe(200);
};

const statusOfInvoice = async () =>
  (await customer.call(getInvoice, { id: invoice_id })).body.invoice.status;

test('PL-25 OR-57 another card on the provider’s page after a declined one pays, whoever hears of it first', async () => {
  const { txRef, state } = await declined();
  answers.answer(txRef, 'successful');
  await Promise.all([tell(txRef), tell(txRef), state()]);
  expect([await state(), await statusOfInvoice()]).toEqual(['paid', 'paid']);
  const verified = await customer.call(verifyFlutterwave, { transactionId: '1', txRef });
  expect(verified.body.invoiceId).toBe(invoice_id);
});

test('PL-25 OR-57 a payment after a declined one is found by the sweep when nobody tells of it', async () => {
  const { txRef, state } = await declined();
  answers.answer(txRef, 'successful');
  portal.clock.advance(2 * MINUTE);
  expect((await sweepAttempts(portal.app)).paid).toBe(1);
  expect([await state(), await statusOfInvoice()]).toEqual(['paid', 'paid']);
});

test('PL-24 OR-57 whoever tries again after a decline gets a new page, and what is paid on the first one goes back', async () => {
  const package_ = { price: 149, selectedPackageId: packageId('northwind', 'starter') };
  await portal
    .db()
    .query("update package_versions set currency = 'ngn' where package_id = $1", [
      package_.selectedPackageId,
    ]);
  const first = await declined(package_);
  const before = (await customer.call(listCustomerOrders, {})).body.orders.length;
  expect((await first.again()).status).toBe(409);
  const second = await open(package_);
  expect(second.txRef).not.toBe(first.txRef);
  for (const { txRef } of [first, second]) {
    answers.answer(txRef, 'successful');
    await tell(txRef);
  }
  await tell(first.txRef);
  expect([await first.state(), await second.state()]).toEqual(['declined', 'paid']);
  expect(answers.statusOf(first.txRef)).toBe('failed');
  const { body: returned } = await customer.call(getPaymentOutcome, { key: first.key });
  expect(returned.isReturned).toBe(true);
  expect((await customer.call(listCustomerOrders, {})).body.orders).toHaveLength(before + 1);
});

test('BO-95 OR-57 whoever pays an invoice by bank after a declined card has paid, and what comes by the card later goes back', async () => {
  const { txRef, state } = await declined();
  const holder = await portal.signIn('moneyAdmin');
  const paid = { id: invoice_id, method: 'bank' as const, day: '2026-03-01' };
  expect((await holder.call(recordPayment, paid, newAttempt())).status).toBe(200);
  answers.answer(txRef, 'successful');
  await tell(txRef);
  expect([await state(), await statusOfInvoice()]).toEqual(['declined', 'paid']);
  expect(answers.statusOf(txRef)).toBe('failed');
});

test.each(['declined', 'abandoned'])(
  'BO-100 what was paid at the alternate provider for an attempt that is %s here goes back when it is taken over, once',
  async (books) => {
    const { txRef, key } = await open(invoice);
    await portal.db().query('update payment_attempts set state = $2 where key = $1', [key, books]);
    answers.answer(txRef, 'successful');
    portal.clock.advance(11 * MINUTE);
    await compareFirm(await portal.context());
    const holder = await portal.signIn('moneyAdmin');
    const [found] = (await holder.call(listDifferences, {})).body.items;
    expect(found).toMatchObject({ kind: 'given-up-here', there: 95_000, canTakeOver: true });
    const id = found?._id ?? '';
    const taken = await Promise.all([
      holder.call(takeOverDifference, { id }),
      holder.call(takeOverDifference, { id }),
    ]);
    expect(taken.map(({ body }) => body.difference.state)).toEqual(['taken', 'taken']);
    expect(answers.statusOf(txRef)).toBe('failed');
    await compareFirm(await portal.context());
    expect((await holder.call(listDifferences, {})).body.items).toEqual([]);
    expect(await statusOfInvoice()).toBe('unpaid');
  },
);
