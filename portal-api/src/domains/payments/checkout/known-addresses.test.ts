import { randomUUID } from 'node:crypto';
import { registerCustomer } from '@portal/shared-contracts/checkout';
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

test.each([
  ['a customer', 'new-customer@example.com'],
  ['a writer', 'writer@example.com'],
  ['an admin', 'admin@example.com'],
])(
  'CR-36 P-09 the address of %s is answered as one that nobody has, until somebody has paid',
  async (_who, email) => {
    const answers = [];
    for (const typed of [email, `nobody-${randomUUID()}@example.com`]) {
      const [guest, options] = [portal.visit(), newAttempt()];
      const intent = (await guest.call(getPaymentIntentPublic, { item }, options)).body;
      const bound = {
        firstName: 'X',
        lastName: 'Y',
        email: typed,
        item,
        intent: intent.intent_id,
      };
      const card = { paymentIntent: intent.intent_id, item };
      const declined = { ...card, payment: await sandboxCard(guest, '4000000000000002') };
      const said = [];
      for (const _again of [1, 2]) said.push(await guest.call(registerCustomer, bound, options));
      const paid = await guest.call(confirmAffirmPayment, declined, options);
      answers.push({
        said: said.map(({ status, body }) => ({
          status,
          body: { ...body, customer: { ...body.customer, email: '' } },
        })),
        paid: { status: paid.status, error: paid.error },
        cookies: guest.cookies.size,
      });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.said[0]).toMatchObject({ status: 200, body: { status: true } });
  },
);

test.each(['new-customer@example.com', 'writer@example.com'])(
  'CR-36 the known address %s gets the order and no code',
  async (email) => {
    const [guest, options] = [portal.visit(), newAttempt()];
    const { intent_id } = (await guest.call(getPaymentIntentPublic, { item }, options)).body;
    const known = { firstName: 'X', lastName: 'Y', email };
    const bound = { ...known, intent: intent_id, item };
    await guest.call(registerCustomer, bound, options);
    const card = { paymentIntent: intent_id, item, payment: await sandboxCard(guest) };
    expect((await guest.call(confirmAffirmPayment, card, options)).status).toBe(200);
    const reply = await guest.call(registerCustomer, bound, options);
    expect(reply.body).toEqual({ status: true, customer: known });
  },
);
