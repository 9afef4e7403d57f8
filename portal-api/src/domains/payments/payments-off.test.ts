import {
  getPaymentSetup,
  receiveCardMessage,
  receiveTransferMessage,
} from '@portal/shared-contracts/payments';
import Stripe from 'stripe';
import { createTestApp } from '../../../test/create-test-app.ts';

test('P-02 where no money is taken the page is told so, and not that a sandbox takes it', async () => {
  const portal = await createTestApp({ config: { PAYMENTS: 'none' } });
  const { body } = await portal.visit().call(getPaymentSetup, {});
  expect(body).toMatchObject({ cards: 'off', alternate: 'off' });
  await portal.close();
});

test('P-02 where no provider is, no message of one is believed, whatever signs it, and none is a failure of the server', async () => {
  const portal = await createTestApp({ config: { PAYMENTS: 'none' } });
  const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: {} };
  const payload = JSON.stringify(event);
  const { webhooks } = new Stripe('sk_sandbox');
  const timestamp = Math.floor(portal.clock.now().getTime() / 1000);
  for (const secret of ['whsec_sandbox', 'undefined']) {
    const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const reply = await portal.visit().inject({
      method: 'POST',
      url: receiveCardMessage.path,
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
    expect([secret, reply.statusCode]).toEqual([secret, 400]);
    const transfer = await portal.visit().inject({
      method: 'POST',
      url: receiveTransferMessage.path,
      payload: { event: 'charge.completed', data: { tx_ref: 'northwind-1', id: 1 } },
      headers: { 'verif-hash': secret },
    });
    expect([secret, transfer.statusCode]).toEqual([secret, 400]);
  }
  expect(portal.logged.filter(({ level }) => level === 'error')).toEqual([]);
  await portal.close();
});
