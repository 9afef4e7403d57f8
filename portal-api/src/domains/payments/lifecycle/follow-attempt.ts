import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../../kernel/context.ts';
import { cardsOf } from '../accounts/cards-of.ts';
import { type Attempt, isOpen } from '../attempts/attempt.record.ts';
import { changeAttempt, findAttempt } from '../attempts/attempts.repository.ts';
import { followIntent } from '../cards/card-intents.ts';
import { settle } from '../settlement/settle.ts';
import { followTransfer } from '../transfers/follow-transfer.ts';

/** Asks the provider what became of an unfinished attempt, and brings the books there. */
export const refresh = async (ctx: SiteContext, attempt: Attempt): Promise<Attempt> => {
  if (!isOpen(attempt)) return attempt;
  if (attempt.provider === 'flutterwave') return followTransfer(ctx, attempt);
  if (!attempt.reference) return attempt;
  const intent = await (await cardsOf(ctx, attempt)).retrieve(attempt.reference);
  const isUntouched = intent.status === 'requires_payment_method' && intent.failure === null;
  if (!isUntouched)
    await followIntent(ctx, attempt, intent).catch((error: unknown) => {
      // A decline is an outcome here, not a failure.
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
    });
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
  await changeAttempt(ctx.db, current.key, { state: 'abandoned' });
  const after = await findAttempt(ctx.db, current.key);
  // An intent was opened between the look and the mark: it is cancelled by whoever opened it.
  return after ?? current;
};
