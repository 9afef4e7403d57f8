import { AppError } from '@portal/shared-contracts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { followIntent, type PayResult } from './card-intents.ts';
import type { PaymentContext } from '../payment-context.ts';
import { payByCard, payNothing } from './pay-by-card.ts';

/**
 * Settles a checkout: with a payment method by card, without one after Affirm, and at once when there
 * is nothing to pay. Nobody is charged before it is known who gets the order.
 */
export const confirmCheckout = async (
  ctx: PaymentContext,
  attempt: Attempt,
  paymentMethod: string | undefined,
): Promise<PayResult> => {
  if (attempt.state === 'paid') return { state: 'paid', attempt };
  if (attempt.personId === null)
    throw new AppError('unprocessable', 'Please tell us first who you are.');
  if (attempt.provider === 'none') return payNothing(ctx, attempt);
  if (paymentMethod) return payByCard(ctx, attempt, paymentMethod, 'Order');
  if (!attempt.reference) throw new AppError('not-found', 'This payment does not exist.');
  const intent = await ctx.payments.cards(ctx).retrieve(attempt.reference);
  if (intent.status === 'requires_payment_method' && intent.failure === null)
    throw new AppError('unprocessable', 'This payment is not finished.');
  return followIntent(ctx, attempt, intent);
};
