import { AppError } from '@portal/shared-contracts';
import type { CardIntent, CardProvider } from '../../adapters/payments/card-provider.ts';
import type { PaymentAdapters } from '../../adapters/payments/payment-adapters.ts';
import type { TransferState } from '../../adapters/payments/transfer-provider.ts';
import type { SiteContext } from '../../http/context.ts';
import type { Attempt, Purchase } from './attempt.record.ts';
import {
  bindPaymentMethod,
  changeAttempt,
  findAttempt,
  findRivals,
  insertAttempt,
} from './attempts.repository.ts';
import { settle } from './settle.ts';

export type { Attempt, Purchase } from './attempt.record.ts';
export { findAttempt, findAttemptByReference } from './attempts.repository.ts';

/** What the money services need: a site's services and the providers. */
export interface PaymentContext extends SiteContext {
  payments: PaymentAdapters;
}

/** What a paying call answers. */
export type PayResult =
  { state: 'paid'; attempt: Attempt } | { state: 'needs-action'; clientSecret: string };

const refuseFinished = (attempt: Attempt): void => {
  if (attempt.state === 'abandoned')
    throw new AppError('gone', 'This payment was given up. Nothing was charged.');
  if (attempt.state === 'declined')
    throw new AppError('payment-declined', attempt.message ?? 'Your card was declined.');
};

/** Looks what became of the other unfinished attempts at the same invoice or tip, and closes them. */
const closeRivals = async (ctx: PaymentContext, attempt: Attempt): Promise<void> => {
  if (attempt.kind !== 'invoice' && attempt.kind !== 'tip') return;
  for (const rival of await findRivals(ctx.db, ctx.site.id, attempt)) {
    const { state } = await giveUp(ctx, rival);
    if (state === 'paid') throw new AppError('already-done', 'This was paid in another window.');
  }
};

/**
 * The attempt of this key, made now or by an earlier call.
 *
 * @throws AppError `conflict` when the key was used for something else.
 */
export const openAttempt = async (
  ctx: PaymentContext,
  key: string,
  purchase: Purchase,
): Promise<Attempt> => {
  await insertAttempt(ctx.db, ctx.site.id, { ...purchase, key, state: 'open' }, ctx.now());
  const attempt = await findAttempt(ctx.db, ctx.site.id, key);
  if (!attempt) throw new AppError('unexpected', 'The payment could not be noted.');
  const isTombstone = attempt.state === 'abandoned' && attempt.fingerprint === '';
  if (!isTombstone && attempt.fingerprint !== purchase.fingerprint)
    throw new AppError('conflict', 'This payment was already started with other details.');
  if (attempt.state === 'open') await closeRivals(ctx, attempt);
  return attempt;
};

const isOpen = (attempt: Attempt): boolean =>
  ['open', 'needs-action', 'processing'].includes(attempt.state);

/** Opens the intent of an attempt at the card provider, or finds the one that is open. */
export const openIntent = async (
  ctx: PaymentContext,
  attempt: Attempt,
  options: { affirm: boolean; description: string },
): Promise<CardIntent> => {
  const cards = ctx.payments.cards(ctx);
  if (attempt.reference) return cards.retrieve(attempt.reference);
  const intent = await cards.create({
    siteId: ctx.site.id,
    paymentKey: attempt.key,
    amount: attempt.amountMinor,
    currency: attempt.currency,
    ...options,
  });
  const noted = await changeAttempt(
    ctx.db,
    ctx.site.id,
    attempt.key,
    { reference: intent.id },
    ctx.now(),
  );
  // Given up in the meantime: the fresh intent must never be paid.
  if (!noted) await cards.cancel(intent.id);
  return intent;
};

const decline = async (
  ctx: PaymentContext,
  attempt: Attempt,
  intent: CardIntent,
): Promise<never> => {
  const message = intent.failure ?? 'Your card was declined.';
  const closed = await ctx.payments.cards(ctx).cancel(intent.id);
  if (closed.status === 'succeeded') {
    await settle(ctx, attempt.key);
    throw new AppError('already-done', 'This was paid already.');
  }
  await changeAttempt(ctx.db, ctx.site.id, attempt.key, { state: 'declined', message }, ctx.now());
  throw new AppError('payment-declined', message);
};

/** Brings the books to where the intent stands. */
export const followIntent = async (
  ctx: PaymentContext,
  attempt: Attempt,
  intent: CardIntent,
): Promise<PayResult> => {
  if (intent.amount !== attempt.amountMinor || intent.currency !== attempt.currency)
    throw new AppError('conflict', 'The amount of this payment is not the one that was agreed.');
  if (intent.status === 'succeeded')
    return { state: 'paid', attempt: await settle(ctx, attempt.key) };
  const change = (state: 'needs-action' | 'processing') =>
    changeAttempt(ctx.db, ctx.site.id, attempt.key, { state }, ctx.now());
  if (intent.status === 'requires_action') {
    await change('needs-action');
    return { state: 'needs-action', clientSecret: intent.clientSecret };
  }
  if (intent.status === 'canceled')
    throw new AppError('gone', 'This payment was given up. Nothing was charged.');
  if (intent.status === 'requires_payment_method' && intent.failure)
    return decline(ctx, attempt, intent);
  await change('processing');
  throw new AppError('unavailable', 'Your bank is still working on this payment.');
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
  if (!(await bindPaymentMethod(db, site.id, attempt.key, paymentMethod)))
    throw new AppError('conflict', 'This payment was already started with another card.');
  if (attempt.state === 'paid') return { state: 'paid', attempt };
  refuseFinished(attempt);
  const intent = await openIntent(ctx, attempt, { affirm: false, description });
  const fresh = await findAttempt(db, site.id, attempt.key);
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

const transferMatches = (attempt: Attempt, transfer: TransferState): boolean =>
  transfer.txRef === attempt.key &&
  transfer.amount === attempt.amountMinor &&
  transfer.currency === attempt.currency;

/** Asks the alternate provider what became of an attempt, and gives what was paid for (G24). */
export const followTransfer = async (ctx: PaymentContext, attempt: Attempt): Promise<Attempt> => {
  if (!isOpen(attempt)) return attempt;
  const transfer = await ctx.payments.transfers(ctx).find(attempt.key);
  if (transfer?.status === 'successful' && transferMatches(attempt, transfer)) {
    const reference = transfer.transactionId;
    await changeAttempt(ctx.db, ctx.site.id, attempt.key, { reference }, ctx.now());
    return settle(ctx, attempt.key);
  }
  if (transfer?.status === 'failed') {
    const change = { state: 'declined', message: 'The payment was declined.' } as const;
    await changeAttempt(ctx.db, ctx.site.id, attempt.key, change, ctx.now());
  }
  return (await findAttempt(ctx.db, ctx.site.id, attempt.key)) ?? attempt;
};

/** Asks the provider what became of an unfinished attempt, and brings the books there. */
export const refresh = async (ctx: PaymentContext, attempt: Attempt): Promise<Attempt> => {
  if (!isOpen(attempt)) return attempt;
  if (attempt.provider === 'flutterwave') return followTransfer(ctx, attempt);
  if (!attempt.reference) return attempt;
  const intent = await ctx.payments.cards(ctx).retrieve(attempt.reference);
  const isUntouched = intent.status === 'requires_payment_method' && intent.failure === null;
  if (!isUntouched)
    await followIntent(ctx, attempt, intent).catch((error: unknown) => {
      // A decline is an outcome here, not a failure.
      if (!(error instanceof AppError) || error.status >= 500) throw error;
    });
  return (await findAttempt(ctx.db, ctx.site.id, attempt.key)) ?? attempt;
};

/** Gives an attempt up so that a late request with its key charges nothing. A paid one stays paid. */
export const giveUp = async (ctx: PaymentContext, attempt: Attempt): Promise<Attempt> => {
  const current = await refresh(ctx, attempt);
  if (!isOpen(current)) return current;
  if (current.provider === 'cards' && current.reference) {
    const intent = await ctx.payments.cards(ctx).cancel(current.reference);
    if (intent.status === 'succeeded') return settle(ctx, current.key);
    if (intent.status !== 'canceled') return current;
  }
  await changeAttempt(ctx.db, ctx.site.id, current.key, { state: 'abandoned' }, ctx.now());
  const after = await findAttempt(ctx.db, ctx.site.id, current.key);
  // An intent was opened between the look and the mark: it is cancelled by whoever opened it.
  return after ?? current;
};

/** Closes a key that no call has used yet, so that a late one finds it closed. */
export const closeUnknownKey = async (ctx: PaymentContext, key: string): Promise<Attempt> => {
  const nothing: Purchase = {
    kind: 'checkout',
    subjectId: '',
    personId: null,
    listMinor: 0,
    amountMinor: 0,
    currency: ctx.site.settings.currency,
    coupon: null,
    critiqueId: null,
    provider: 'none',
    fingerprint: '',
  };
  const row = { ...nothing, key, state: 'abandoned' } as const;
  await insertAttempt(ctx.db, ctx.site.id, row, ctx.now());
  const attempt = await findAttempt(ctx.db, ctx.site.id, key);
  if (!attempt) throw new AppError('unexpected', 'The payment could not be noted.');
  return attempt.state === 'abandoned' ? attempt : giveUp(ctx, attempt);
};
