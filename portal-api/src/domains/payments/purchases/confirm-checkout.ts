import { Refusal } from '@portal/shared-contracts/refusals';
import type { confirmAffirmPayment } from '@portal/shared-contracts/payments';
import type { z } from 'zod';
import type { Context, SiteContext } from '../../../kernel/context.ts';
import { cardsOf } from '../accounts/cards-of.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { followIntent, type PayResult } from '../cards/card-intents.ts';
import { payByCard, payNothing } from '../cards/pay-by-card.ts';
import { refuseMismatch } from '../checkout/checkout.service.ts';
import { getCheckoutAttempt } from '../checkout/get-checkout-attempt.ts';

type Input = z.output<(typeof confirmAffirmPayment)['input']>;

const pay = async (
  ctx: SiteContext,
  attempt: Attempt,
  paymentMethod: string | undefined,
): Promise<PayResult> => {
  if (attempt.state === 'paid') return { state: 'paid', attempt };
  if (attempt.personId === null) throw new Refusal('buyer-missing');
  if (attempt.provider === 'none') return payNothing(ctx, attempt);
  if (paymentMethod) return payByCard(ctx, attempt, paymentMethod, 'Order');
  if (!attempt.reference) throw new Refusal('payment-unknown');
  const intent = await (await cardsOf(ctx, attempt)).retrieve(attempt.reference);
  if (intent.status === 'requires_payment_method' && intent.failure === null)
    throw new Refusal('payment-unfinished');
  return followIntent(ctx, attempt, intent);
};

/**
 * Settles a checkout: with a payment method by card, without one after Affirm, and at once when there
 * is nothing to pay. Nobody is charged before it is known who gets the order.
 */
export const confirmCheckout = async (ctx: Context, input: Input): Promise<PayResult> => {
  const attempt = await getCheckoutAttempt(ctx, input.paymentIntent);
  refuseMismatch(attempt, { item: input.item, coupon: input.coupon });
  return pay(ctx, attempt, input.payment);
};
