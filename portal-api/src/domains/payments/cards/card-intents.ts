import { Refusal, refusalOf } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../../kernel/context.ts';
import type { CardIntent } from '../../../kernel/payments/card-provider.ts';
import { cardsOf, notingRefusal } from '../accounts/cards-of.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { changeAttempt, noteReference } from '../attempts/attempts.repository.ts';
import { settle } from '../settlement/settle.ts';

/** What a paying call answers. */
export type PayResult =
  | { state: 'paid'; attempt: Attempt }
  | { state: 'needs-action'; clientSecret: string };

/** Opens the intent of an attempt at the card provider, or finds the one that is open. */
export const openIntent = async (
  ctx: SiteContext,
  attempt: Attempt,
  options: { affirm: boolean; description: string },
): Promise<CardIntent> => {
  const cards = await cardsOf(ctx, attempt);
  if (attempt.reference) return cards.retrieve(attempt.reference);
  const wanted = {
    siteId: ctx.site.id,
    paymentKey: attempt.key,
    amount: attempt.amountMinor,
    currency: attempt.currency,
    ...options,
  };
  const intent = await notingRefusal(ctx, attempt, () => cards.create(wanted));
  const noted = await noteReference(ctx.db, attempt.key, intent.id);
  if (noted === intent.id) return intent;
  // Given up in the meantime, or opened by another call as well: this one must never be paid.
  const closed = await cards.cancel(intent.id);
  return noted ? cards.retrieve(noted) : closed;
};

const decline = async (ctx: SiteContext, attempt: Attempt, intent: CardIntent): Promise<never> => {
  const refusal = intent.failure ?? { code: 'card-declined', params: {} };
  const closed = await (await cardsOf(ctx, attempt)).cancel(intent.id);
  if (closed.status === 'succeeded') {
    await settle(ctx, attempt.key);
    throw new Refusal('paid-already');
  }
  await changeAttempt(ctx.db, attempt.key, { state: 'declined', refusal });
  throw refusalOf(refusal);
};

/** Brings the books to where the intent stands. */
export const followIntent = async (
  ctx: SiteContext,
  attempt: Attempt,
  intent: CardIntent,
): Promise<PayResult> => {
  if (intent.amount !== attempt.amountMinor || intent.currency !== attempt.currency)
    throw new Refusal('payment-amount-differs');
  if (intent.status === 'succeeded')
    return { state: 'paid', attempt: await settle(ctx, attempt.key) };
  const change = (state: 'needs-action' | 'processing') =>
    changeAttempt(ctx.db, attempt.key, { state });
  if (intent.status === 'requires_action') {
    await change('needs-action');
    return { state: 'needs-action', clientSecret: intent.clientSecret };
  }
  if (intent.status === 'canceled') throw new Refusal('payment-given-up');
  if (intent.status === 'requires_payment_method' && intent.failure)
    return decline(ctx, attempt, intent);
  await change('processing');
  throw new Refusal('bank-working');
};
