import type { SiteContext } from '../../../kernel/context.ts';
import { Refusal, refusalOf } from '@portal/shared-contracts/refusals';
import type { CardIntent } from '../../../kernel/payments/card-provider.ts';
import { cardsOf } from '../accounts/cards-of.ts';
import { type Attempt, isOpen } from '../attempts/attempt.record.ts';
import { bindPaymentMethod, findAttempt } from '../attempts/attempts.repository.ts';
import { followIntent, openIntent, type PayResult } from './card-intents.ts';
import { refuseSpent } from '../attempts/refuse-spent.ts';
import { settle } from '../settlement/settle.ts';

/** An attempt that ended without a payment: the next one needs another key. */
export const refuseFinished = (attempt: Attempt): void => {
  if (attempt.state === 'abandoned') throw new Refusal('payment-given-up');
  if (attempt.state === 'declined')
    throw attempt.refusal ? refusalOf(attempt.refusal) : new Refusal('card-declined');
};

/** Charges the card, unless the intent has gone on already. */
const charge = async (
  ctx: SiteContext,
  attempt: Attempt,
  intent: CardIntent,
  paymentMethod: string,
): Promise<CardIntent> => {
  if (intent.status !== 'requires_payment_method' || intent.failure !== null) return intent;
  await refuseSpent(ctx.db, attempt);
  const key = `${ctx.site.id}:${intent.id}:${paymentMethod}`;
  return (await cardsOf(ctx, attempt)).confirm(intent.id, paymentMethod, key);
};

/**
 * Pays an attempt by card. Repeating the call with the same key and body goes on where it stopped:
 * one charge and one result, however often it is made.
 *
 * @throws Refusal `payment-declined` with the provider's words, `conflict` for another card under the same key.
 */
export const payByCard = async (
  ctx: SiteContext,
  attempt: Attempt,
  paymentMethod: string,
  description: string,
): Promise<PayResult> => {
  const { db } = ctx;
  if (!(await bindPaymentMethod(db, attempt.key, paymentMethod)))
    throw new Refusal('payment-by-other-card');
  if (attempt.state === 'paid') return { state: 'paid', attempt };
  refuseFinished(attempt);
  const intent = await openIntent(ctx, attempt, { affirm: false, description });
  const fresh = await findAttempt(db, attempt.key);
  if (!fresh || !isOpen(fresh)) return resumeFinished(fresh ?? attempt);
  return followIntent(ctx, fresh, await charge(ctx, fresh, intent, paymentMethod));
};

const resumeFinished = (attempt: Attempt): PayResult => {
  refuseFinished(attempt);
  return { state: 'paid', attempt };
};

/** Settles an attempt with nothing to pay (CR-44). */
export const payNothing = async (ctx: SiteContext, attempt: Attempt): Promise<PayResult> => {
  if (attempt.amountMinor !== 0) throw new Refusal('payment-due');
  refuseFinished(attempt);
  return { state: 'paid', attempt: await settle(ctx, attempt.key) };
};
