import { listDifferences, readHealth } from '@portal/shared-contracts/admin';
import { getInvoice, payInvoice } from '@portal/shared-contracts/invoices';
import { listCustomerOrders } from '@portal/shared-contracts/orders';
import {
  answerSandboxTransfer,
  getFlutterwaveCode,
  verifyFlutterwave,
} from '@portal/shared-contracts/payments';
import { invoiceId } from '../../../../seed/money.ts';
import { orderId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { sandboxCard } from '../../../../test/money/sandbox-card.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

describe('alternate provider', () => {
  const invoice_id = invoiceId('northwind', 'unpaid-alternate');

  test('OR-57 CR-50 CR-51 an invoice in naira is paid through the pair of calls', async () => {
    const customer = await portal.signIn('customer');
    const opened = await customer.call(getFlutterwaveCode, { price: 1, invoice_id }, newAttempt());
    expect(opened.body).toMatchObject({ amount: 95_000, currency: 'ngn' });
    expect(opened.body.integrityHash).toMatch(/^[0-9a-f]{64}$/);
    const { txRef } = opened.body;
    const early = await customer.call(verifyFlutterwave, { transactionId: '1', txRef });
    expect(early.status).toBe(402);
    const paid = await customer.call(answerSandboxTransfer, { tx_ref: txRef, answer: 'accept' });
    const transactionId = paid.body.transaction_id;
    const verified = await customer.call(verifyFlutterwave, { transactionId, txRef });
    expect(verified.body.invoiceId).toBe(invoice_id);
    const repeated = await customer.call(verifyFlutterwave, { transactionId, txRef });
    expect(repeated.status).toBe(200);
    const { body } = await customer.call(getInvoice, { id: invoice_id });
    expect(body.invoice.status).toBe('paid');
  });

  test('CR-51 BO-100 a transfer of another amount gives nothing, and the firm sees what was owed and what came at once', async () => {
    await portal
      .db()
      .query("update invoices set status = 'unpaid', payment_key = null where id = $1", [
        invoice_id,
      ]);
    await portal.db().query('delete from payment_attempts where subject_id = $1', [invoice_id]);
    const customer = await portal.signIn('customer');
    const { body } = await customer.call(
      getFlutterwaveCode,
      { price: 95_000, invoice_id },
      newAttempt(),
    );
    await customer.call(answerSandboxTransfer, { tx_ref: body.txRef, answer: 'accept' });
    await portal
      .db()
      .query('update sandbox_transfers set amount = 100 where tx_ref = $1', [body.txRef]);
    const reply = await customer.call(verifyFlutterwave, { transactionId: '1', txRef: body.txRef });
    expect(reply.status).toBe(402);
    expect((await customer.call(getInvoice, { id: invoice_id })).body.invoice.status).toBe(
      'unpaid',
    );
    const holder = await portal.signIn('moneyAdmin');
    const { items } = (await holder.call(listDifferences, {})).body;
    expect(items).toMatchObject([{ kind: 'amount', here: 95_000, there: 1, canTakeOver: false }]);
    const health = (await (await portal.signIn('admin')).call(readHealth, {})).body.items;
    expect(health.find(({ key }) => key === 'books')).toMatchObject({ to: '/admin/differences' });
  });

  test('OR-43 OR-44 OR-57 a tip in naira is paid through the pair of calls, within its bounds and once', async () => {
    const order = orderId('northwind', 'writing');
    await portal.db().query(
      `update orders set invoice_currency = 'ngn', invoice_price_minor = 9500000, tip_minor = null
         where id = $1`,
      [order],
    );
    const customer = await portal.signIn('customer');
    for (const price of [1, 2.5, 95_001]) {
      const refused = await customer.call(
        getFlutterwaveCode,
        { price, order_id: order },
        newAttempt(),
      );
      expect(refused.status).toBe(422);
    }
    const input = { price: 9_500, order_id: order };
    const opened = await customer.call(getFlutterwaveCode, input, newAttempt());
    expect(opened.body).toMatchObject({ amount: 9_500, currency: 'ngn' });
    const { txRef } = opened.body;
    await customer.call(answerSandboxTransfer, { tx_ref: txRef, answer: 'accept' });
    await customer.call(verifyFlutterwave, { transactionId: '1', txRef });
    const { body } = await customer.call(listCustomerOrders, {});
    expect(body.orders.find(({ _id }) => _id === order)).toMatchObject({ tipByCustomer: 9_500 });
    expect((await customer.call(getFlutterwaveCode, input, newAttempt())).status).toBe(409);
  });

  test('OR-57 cards are refused where the alternate provider serves', async () => {
    const customer = await portal.signIn('customer');
    const payment = await sandboxCard(customer);
    expect((await customer.call(payInvoice, { payment, invoice_id }, newAttempt())).status).toBe(
      422,
    );
  });
});
