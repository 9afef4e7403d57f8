import {
  askRefund,
  confirmIdentity,
  listPayments,
  readPayment,
} from '@portal/shared-contracts/admin';
import { getInvoice } from '@portal/shared-contracts/invoices';
import {
  abandonPayment,
  getFlutterwaveCode,
  getPaymentOutcome,
  receiveTransferMessage,
  verifyFlutterwave,
} from '@portal/shared-contracts/payments';
import { invoiceId } from '../../../../seed/money.ts';
import { DEMO_PASSWORD } from '../../../../seed/people.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { flutterwaveAnswers } from '../../../../test/providers/flutterwave-answers.ts';
import { providerServer, type ProviderServer } from '../../../../test/providers/provider-server.ts';
import { paymentAdapters } from '../../../adapters/payments/payment-adapters.ts';

const [SECRET, HASH] = ['FLWSECK_TEST-key', 'a hash of our own'];

const answers = flutterwaveAnswers(SECRET);
let portal: TestApp;
let server: ProviderServer;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  server = await providerServer(answers.respond);
  const { platform } = portal;
  platform.payments = paymentAdapters({
    ...platform.config.payments,
    flutterwave: { url: server.url, secretKey: SECRET, webhookHash: HASH },
  });
});
afterAll(async () => {
  await server.close();
  await portal.close();
});

const invoice_id = invoiceId('northwind', 'unpaid-alternate');

const pay = async (): Promise<string> => {
  const customer = await portal.signIn('customer');
  const { body } = await customer.call(getFlutterwaveCode, { price: 1, invoice_id }, newAttempt());
  answers.answer(body.txRef, 'successful');
  const paid = await customer.call(verifyFlutterwave, { transactionId: '1', txRef: body.txRef });
  expect(paid.status).toBe(200);
  return body.txRef;
};

const tell = async (data: object, hash = HASH): Promise<number> => {
  const options = { headers: { 'verif-hash': hash } };
  // Its account serves all firms, so its message may come to any of them.
  const firm = portal.visit('acme');
  return (await firm.call(receiveTransferMessage, { data }, options)).status;
};

const readPaid = async () => {
  const admin = await portal.signIn('moneyAdmin');
  const { items } = (await admin.call(listPayments, {})).body;
  const id = items.find(({ provider }) => provider === 'flutterwave')?._id ?? '';
  return (await admin.call(readPayment, { id })).body.payment;
};

test('PL-24 OR-57 a transfer that comes after its payment was given up goes back, once', async () => {
  const customer = await portal.signIn('customer');
  const options = newAttempt();
  const key = options.headers['idempotency-key'];
  const { body } = await customer.call(getFlutterwaveCode, { price: 1, invoice_id }, options);
  expect((await customer.call(abandonPayment, { key })).body.state).toBe('abandoned');
  answers.answer(body.txRef, 'successful');
  for (const status of [await tell({ tx_ref: body.txRef }), await tell({ tx_ref: body.txRef })])
    expect(status).toBe(200);
  expect((await customer.call(getPaymentOutcome, { key })).body.state).toBe('declined');
  expect(answers.statusOf(body.txRef)).toBe('failed');
  const { invoice } = (await customer.call(getInvoice, { id: invoice_id })).body;
  expect(invoice.status).toBe('unpaid');
});

test('BO-98 a refund at the alternate provider is looked up by its message and booked as made there, once', async () => {
  const txRef = await pay();
  const transaction = answers.refundByHand(txRef, 20_000);
  expect(await tell({ tx_id: transaction, amount_refunded: 90_000 }, 'guess')).toBe(400);
  expect((await readPaid()).returned).toBe(0);
  // What the message says of amounts counts for nothing.
  const message = { tx_id: transaction, amount_refunded: 90_000 };
  for (const status of [await tell(message), await tell(message)]) expect(status).toBe(200);
  expect(await readPaid()).toMatchObject({
    returned: 20_000,
    left: 75_000,
    refunds: [{ amount: 20_000, origin: 'provider', reason: 'Made at the provider' }],
  });
  const customer = await portal.signIn('customer');
  const { invoice } = (await customer.call(getInvoice, { id: invoice_id })).body;
  expect(invoice.status).toBe('partially_refunded');
});

test('BO-98 a chargeback at the alternate provider is a dispute, and what it takes a return', async () => {
  const { refunds } = await readPaid();
  expect(refunds).toHaveLength(1);
  const [{ transfer_ref = '' } = {}] = await portal
    .db()
    .query<{ transfer_ref: string }>(
      "select transfer_ref from payment_attempts where provider = 'flutterwave' and state = 'paid'",
    );
  const transaction = answers.chargeBack(transfer_ref, 30_000, 'lost');
  expect(await tell({ transaction_id: transaction })).toBe(200);
  expect(await readPaid()).toMatchObject({
    returned: 50_000,
    disputes: [{ state: 'lost', amount: 30_000 }],
  });
});

test('BO-97 BO-98 a refund at the alternate provider that its bank never carries out has failed, and can be made anew', async () => {
  const admin = await portal.signIn('moneyAdmin');
  await admin.call(confirmIdentity, { password: DEMO_PASSWORD });
  const before = await readPaid();
  const [{ transfer_ref: txRef = '' } = {}] = await portal
    .db()
    .query<{ transfer_ref: string }>('select transfer_ref from payment_attempts where key = $1', [
      before._id,
    ]);
  const wanted = { payment: before._id, amount: 10_000, reason: 'Was late' };
  expect((await admin.call(askRefund, wanted, newAttempt())).status).toBe(200);
  const firm = async () => (await readPaid()).refunds.filter(({ origin }) => origin === 'firm');
  expect(await firm()).toMatchObject([{ state: 'done' }]);
  await tell({ tx_id: answers.turnRefunds(txRef, 'pending') });
  expect(await firm()).toMatchObject([{ state: 'done' }]);
  await tell({ tx_id: answers.turnRefunds(txRef, 'failed') });
  expect(await firm()).toMatchObject([{ state: 'failed' }]);
  expect((await readPaid()).left).toBeGreaterThan(before.left);
});
