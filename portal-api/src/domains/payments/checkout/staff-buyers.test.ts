import { getPackageInfo, registerCustomer } from '@portal/shared-contracts/checkout';
import { confirmAffirmPayment, getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { sandboxCard } from '../../../../test/money/sandbox-card.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const item = packageId('northwind', 'starter');

test('CR-34 CR-36 a customer is known by the session; somebody of the firm, who has no orders, is not taken for the buyer', async () => {
  const customer = await portal.signIn('newCustomer');
  const known = await customer.call(getPackageInfo, { item });
  expect(known.body.email).toBe('new-customer@example.com');
  for (const who of ['writer', 'admin'] as const) {
    const { body } = await (await portal.signIn(who)).call(getPackageInfo, { item });
    expect(body).toMatchObject({ email: null, firstName: null, lastName: null });
  }
});

test('CR-36 whoever of the firm buys in the name of a new customer is not signed in as that one', async () => {
  const writer = await portal.signIn('writer');
  const options = newAttempt();
  const { intent_id: intent } = (await writer.call(getPaymentIntentPublic, { item }, options)).body;
  const typed = { firstName: 'Nora', lastName: 'New', email: 'nora.new@example.com', item, intent };
  await writer.call(registerCustomer, typed, options);
  const payment = { paymentIntent: intent, item, payment: await sandboxCard(writer) };
  expect((await writer.call(confirmAffirmPayment, payment, options)).status).toBe(200);
  const reply = await writer.call(registerCustomer, typed, options);
  expect(reply.body.autoLoginCode).toBeUndefined();
});
