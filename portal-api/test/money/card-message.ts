import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { SANDBOX_WEBHOOK_SECRET } from '../../src/adapters/payments/payment-adapters.ts';

const signer = new Stripe('sk_sandbox');

/** A message of the provider about a payment, signed as its messages are; it only says where to look. */
export const cardMessage = (type: string, reference: string, at: Date) => {
  const object = { id: 'x_1', object: 'refund', payment_intent: reference };
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    data: { object },
  });
  const signature = signer.webhooks.generateTestHeaderString({
    payload,
    secret: SANDBOX_WEBHOOK_SECRET,
    timestamp: Math.floor(at.getTime() / 1000),
  });
  return {
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  };
};
