import {
  answerSandboxChallenge,
  confirmAffirmPayment,
  getPaymentIntentPublic,
} from '@portal/shared-contracts/payments';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { guestAtTheDesk } from '../../../../test/money/guest-at-the-desk.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const item = packageId('northwind', 'starter');

describe('Affirm', () => {
  test('CR-41 Affirm is offered in the United States and Canada only', async () => {
    for (const [country, expected] of [
      ['US', true],
      ['ca', true],
      ['DE', false],
      ['', false],
    ] as const) {
      const { body } = await portal.visit().call(getPaymentIntentPublic, { item, country });
      expect(body.affirm).toBe(expected);
    }
  });

  test('CR-42 an approved payment becomes the order', async () => {
    const { guest, options, intent } = await guestAtTheDesk(portal, { country: 'US' });
    await guest.call(answerSandboxChallenge, {
      client_secret: intent.client_secret,
      kind: 'affirm',
      answer: 'accept',
    });
    const reply = await guest.call(
      confirmAffirmPayment,
      { paymentIntent: intent.intent_id, item },
      options,
    );
    expect(reply.body._id).toBeDefined();
  });

  test('CR-43 a declined payment is closed, so that a new intent is asked for', async () => {
    const { guest, options, intent } = await guestAtTheDesk(portal, { country: 'US' });
    const answer = { client_secret: intent.client_secret, kind: 'affirm' } as const;
    await guest.call(answerSandboxChallenge, { ...answer, answer: 'refuse' });
    const confirm = { paymentIntent: intent.intent_id, item };
    expect((await guest.call(confirmAffirmPayment, confirm, options)).status).toBe(402);
    const late = await guest.call(answerSandboxChallenge, { ...answer, answer: 'accept' });
    expect(late.body.status).toBe('canceled');
  });
});
