import { Refusal } from '@portal/shared-contracts/refusals';
import type Stripe from 'stripe';
import type { CardEvent, CardMessage } from '../../kernel/payments/card-provider.ts';

/** Seconds after which a signed message is too old to be believed. */
const TOLERANCE = 300;

const intentIdOf = (object: object): string | undefined => {
  const intent = 'payment_intent' in object ? object.payment_intent : undefined;
  if (typeof intent === 'string') return intent;
  const isExpanded = typeof intent === 'object' && intent !== null && 'id' in intent;
  return isExpanded && typeof intent.id === 'string' ? intent.id : undefined;
};

const toCardEvent = ({ id, type, data }: Stripe.Event): CardEvent | undefined => {
  if (type.startsWith('payment_intent.')) {
    const { id: intentId, metadata } = data.object as Stripe.PaymentIntent;
    const { site_id: siteId, payment_key: paymentKey } = metadata;
    return { id, about: 'payment', intentId, siteId, paymentKey };
  }
  if (!/^(charge\.(refund|dispute)|refund\.)/.test(type)) return undefined;
  const intentId = intentIdOf(data.object);
  return intentId
    ? { id, about: 'returned-money', intentId, siteId: undefined, paymentKey: undefined }
    : undefined;
};

/**
 * Reads a message of the provider.
 *
 * @throws Refusal `bad-input` for a wrong signature and for a message older than five minutes.
 */
export const readCardMessage = (
  stripe: Stripe,
  message: { body: Buffer; signature: string; secret: string; now: Date },
): CardMessage => {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(
      message.body,
      message.signature,
      message.secret,
      TOLERANCE,
      undefined,
      message.now.getTime(),
    );
  } catch {
    throw new Refusal('message-signature-wrong');
  }
  return { type: event.type, event: toCardEvent(event) };
};
