import { AppError } from '@portal/shared-contracts';
import { type Attempt, isOpen, type Purchase } from '../attempts/attempt.record.ts';
import {
  changeAttempt,
  findAttempt,
  findRivals,
  insertAttempt,
} from '../attempts/attempts.repository.ts';
import { followIntent } from '../cards/card-intents.ts';
import type { PaymentContext } from '../payment-context.ts';
import { settle } from '../settlement/settle.ts';
import { followTransfer } from '../transfers/follow-transfer.ts';

/** Looks what became of the other unfinished attempts at the same invoice or tip, and closes them. */
const closeRivals = async (ctx: PaymentContext, attempt: Attempt): Promise<void> => {
  if (attempt.kind !== 'invoice' && attempt.kind !== 'tip') return;
  for (const rival of await findRivals(ctx.db, attempt)) {
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
  await insertAttempt(ctx.db, { ...purchase, key, state: 'open' }, ctx.now());
  const attempt = await findAttempt(ctx.db, key);
  if (!attempt) throw new AppError('unexpected', 'The payment could not be noted.');
  const isTombstone = attempt.state === 'abandoned' && attempt.fingerprint === '';
  if (!isTombstone && attempt.fingerprint !== purchase.fingerprint)
    throw new AppError('conflict', 'This payment was already started with other details.');
  if (attempt.state === 'open') await closeRivals(ctx, attempt);
  return attempt;
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
  return (await findAttempt(ctx.db, attempt.key)) ?? attempt;
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
  await changeAttempt(ctx.db, current.key, { state: 'abandoned' }, ctx.now());
  const after = await findAttempt(ctx.db, current.key);
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
  await insertAttempt(ctx.db, row, ctx.now());
  const attempt = await findAttempt(ctx.db, key);
  if (!attempt) throw new AppError('unexpected', 'The payment could not be noted.');
  return attempt.state === 'abandoned' ? attempt : giveUp(ctx, attempt);
};
