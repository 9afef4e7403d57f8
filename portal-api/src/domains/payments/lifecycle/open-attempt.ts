import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../../kernel/context.ts';
import type { Attempt, Purchase } from '../attempts/attempt.record.ts';
import { findAttempt, listRivals, insertAttempt } from '../attempts/attempts.repository.ts';
import { abandon } from './follow-attempt.ts';

/** Looks what became of the other unfinished attempts at the same invoice or tip, and closes them. */
const closeRivals = async (ctx: SiteContext, attempt: Attempt): Promise<void> => {
  if (attempt.kind !== 'invoice' && attempt.kind !== 'tip') return;
  for (const rival of await listRivals(ctx.db, attempt)) {
    const { state } = await abandon(ctx, rival);
    if (state === 'paid') throw new Refusal('paid-elsewhere');
  }
};

/**
 * The attempt of this key, made now or by an earlier call.
 *
 * @throws Refusal `conflict` when the key was used for something else.
 */
export const openAttempt = async (
  ctx: SiteContext,
  key: string,
  purchase: Purchase,
): Promise<Attempt> => {
  await insertAttempt(ctx.db, { ...purchase, key, state: 'open' });
  const attempt = await findAttempt(ctx.db, key);
  if (!attempt) throw new Refusal('payment-not-noted');
  const isTombstone = attempt.state === 'abandoned' && attempt.fingerprint === '';
  if (!isTombstone && attempt.fingerprint !== purchase.fingerprint)
    throw new Refusal('payment-with-other-details');
  if (attempt.state === 'open') await closeRivals(ctx, attempt);
  return attempt;
};
