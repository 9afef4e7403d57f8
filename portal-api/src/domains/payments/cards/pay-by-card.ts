import { AppError } from '@portal/shared-contracts';
import type { CardIntent, CardProvider } from '../../../kernel/payments/card-provider.ts';
import { type Attempt, isOpen } from '../attempts/attempt.record.ts';
import { bindPaymentMethod, findAttempt } from '../attempts/attempts.repository.ts';
import { followIntent, openIntent, type PayResult } from './card-intents.ts';
import type { PaymentContext } from '../payment-context.ts';
import { settle } from '../settlement/settle.ts';

const refuseFinished = (attempt: Attempt): void => {
  if (attempt.state === 'abandoned')
    throw new AppError('gone', 'This payment was given up. Nothing was charged.');
  if (attempt.state === 'declined')
    throw new AppError('payment-declined', attempt.message ?? 'Your card was declined.');
};

const confirmed = async (
  cards: CardProvider,
  intent: CardIntent,
  siteId: string,
  paymentMethod: string,
): Promise<CardIntent> =>
  intent.status === 'requires_payment_method' && intent.failure === null
    ? cards.confirm(intent.id, paymentMethod, `${siteId}:${intent.id}:${paymentMethod}`)
    : intent;

/**
 * Pays an attempt by card. Repeating the call with the same key and body goes on where it stopped:
 * one charge and one result, however often it is made.
 *
 * @throws AppError `payment-declined` with the provider's words, `conflict` for another card under the same key.
 */
export const payByCard = async (
  ctx: PaymentContext,
  attempt: Attempt,
  paymentMethod: string,
  description: string,
): Promise<PayResult> => {
  const { db, site } = ctx;
  if (!(await bindPaymentMethod(db, attempt.key, paymentMethod)))
    throw new AppError('conflict', 'This payment was already started with another card.');
  if (attempt.state === 'paid') return { state: 'paid', attempt };
  refuseFinished(attempt);
  const intent = await openIntent(ctx, attempt, { affirm: false, description });
  const fresh = await findAttempt(db, attempt.key);
  if (!fresh || !isOpen(fresh)) return resumeFinished(fresh ?? attempt);
  const cards = ctx.payments.cards(ctx);
  return followIntent(ctx, fresh, await confirmed(cards, intent, site.id, paymentMethod));
};

const resumeFinished = (attempt: Attempt): PayResult => {
  refuseFinished(attempt);
  return { state: 'paid', attempt };
};

/** Settles an attempt with nothing to pay (CR-44). */
export const payNothing = async (ctx: PaymentContext, attempt: Attempt): Promise<PayResult> => {
  if (attempt.amountMinor !== 0) throw new AppError('conflict', 'There is something to pay.');
  refuseFinished(attempt);
  return { state: 'paid', attempt: await settle(ctx, attempt.key) };
};
