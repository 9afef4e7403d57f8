import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../../kernel/context.ts';
import { findOrder } from '../../orders/orders.service.ts';
import { cardsOf, cardSetup } from '../accounts/cards-of.ts';
import type { Attempt, Purchase } from '../attempts/attempt.record.ts';
import { findAttempt, insertAttempt } from '../attempts/attempts.repository.ts';
import { abandon, refresh } from './follow-attempt.ts';

interface Outcome {
  attempt: Attempt | undefined;
  /** What people call the order that was paid. */
  orderNumber: string | null;
  clientSecret: string | null;
}

/**
 * Gives up what waits for a bank at an account that is not in use any more: a page that is opened now has the public
 * key of another one, with which nobody can answer. It was not paid, so it can be paid anew.
 */
const closeStranded = async (ctx: SiteContext, attempt: Attempt): Promise<Attempt> => {
  if (attempt.state !== 'needs-action' || attempt.provider !== 'cards') return attempt;
  const { accountId } = await cardSetup(ctx);
  return accountId === attempt.accountId ? attempt : abandon(ctx, attempt);
};

/** What became of the attempt of this key, with the secret that a challenge of the bank needs. */
export const outcomeOf = async (ctx: SiteContext, key: string): Promise<Outcome> => {
  const found = await findAttempt(ctx.db, key);
  const attempt = found && (await closeStranded(ctx, await refresh(ctx, found)));
  const order = attempt?.orderId ? await findOrder(ctx.db, attempt.orderId) : undefined;
  const orderNumber = order?.number ?? null;
  if (attempt?.state !== 'needs-action' || !attempt.reference)
    return { attempt, orderNumber, clientSecret: null };
  const { clientSecret } = await (await cardsOf(ctx, attempt)).retrieve(attempt.reference);
  return { attempt, orderNumber, clientSecret };
};

/** Closes a key that no call has used yet, so that a late one finds it closed. */
const closeUnknownKey = async (ctx: SiteContext, key: string): Promise<Attempt> => {
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
  await insertAttempt(ctx.db, row);
  const attempt = await findAttempt(ctx.db, key);
  if (!attempt) throw new Refusal('payment-not-noted');
  return attempt.state === 'abandoned' ? attempt : abandon(ctx, attempt);
};

/** Abandons whatever the key names: a known attempt, or a call that may still come. */
export const abandonKey = async (ctx: SiteContext, key: string): Promise<Attempt> => {
  const attempt = await findAttempt(ctx.db, key);
  return attempt ? abandon(ctx, attempt) : closeUnknownKey(ctx, key);
};
