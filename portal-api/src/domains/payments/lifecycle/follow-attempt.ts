import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../../kernel/context.ts';
import { cardsOf } from '../accounts/cards-of.ts';
import { type Attempt, isOpen } from '../attempts/attempt.record.ts';
import { findAttempt } from '../attempts/attempts.repository.ts';
import { giveUp } from '../attempts/given-up.repository.ts';
import { followIntent } from '../cards/card-intents.ts';
import { settle } from '../settlement/settle.ts';
import { followTransfer } from '../transfers/follow-transfer.ts';

/** A decline is an outcome here, not a failure. */
export const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof Refusal) || error.status >= 500) throw error;
};

const followCards = async (
  ctx: SiteContext,
  attempt: Attempt,
  reference: string,
): Promise<void> => {
  const intent = await (await cardsOf(ctx, attempt)).retrieve(reference);
  const isUntouched = intent.status === 'requires_payment_method' && intent.failure === null;
  if (!isUntouched) await followIntent(ctx, attempt, intent).catch(ignoreRefusal);
};

/** Asks the provider what became of an unfinished attempt, and brings the books there. */
export const refresh = async (ctx: SiteContext, attempt: Attempt): Promise<Attempt> => {
  if (!isOpen(attempt)) return attempt;
  if (attempt.provider === 'flutterwave') await followTransfer(ctx, attempt).catch(ignoreRefusal);
  else if (attempt.reference) await followCards(ctx, attempt, attempt.reference);
  return (await findAttempt(ctx.db, attempt.key)) ?? attempt;
};

/** Gives an attempt up so that a late request with its key charges nothing. A paid one stays paid. */
export const abandon = async (ctx: SiteContext, attempt: Attempt): Promise<Attempt> => {
  const current = await refresh(ctx, attempt);
  if (!isOpen(current)) return current;
  if (current.provider === 'cards' && current.reference) {
    const intent = await (await cardsOf(ctx, current)).cancel(current.reference);
    if (intent.status === 'succeeded') return settle(ctx, current.key);
    if (intent.status !== 'canceled') return current;
  }
  const isClosed = await giveUp(ctx.db, current.key, current.reference);
  const after = (await findAttempt(ctx.db, current.key)) ?? current;
  // An intent was opened between the look and the mark: it has to be cancelled, too.
  return isClosed || !isOpen(after) ? after : abandon(ctx, after);
};

/** What was given up may be paid after all, by a call that was under way: that money goes back. */
export const returnLate = async (ctx: SiteContext, attempt: Attempt): Promise<void> => {
  if (isOpen(attempt)) return;
  if (attempt.provider === 'flutterwave')
    return void (await followTransfer(ctx, attempt).catch(ignoreRefusal));
  if (attempt.state !== 'abandoned' || !attempt.reference) return;
  const intent = await (await cardsOf(ctx, attempt)).retrieve(attempt.reference);
  if (intent.status === 'succeeded') await settle(ctx, attempt.key).catch(ignoreRefusal);
};
