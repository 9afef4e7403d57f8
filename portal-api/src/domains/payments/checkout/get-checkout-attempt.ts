import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { findAttempt, findAttemptByReference } from '../attempts/attempts.repository.ts';

/**
 * The checkout attempt of a call: by its key, or by the provider's intent.
 *
 * @throws Refusal `not-found` for an unknown one, `conflict` when key and intent name two attempts.
 */
export const getCheckoutAttempt = async (
  ctx: Pick<Context, 'db' | 'site' | 'idempotencyKey'>,
  intentId: string,
): Promise<Attempt> => {
  const { idempotencyKey: key } = ctx;
  const attempt = key
    ? await findAttempt(ctx.db, key)
    : intentId === ''
      ? undefined
      : await findAttemptByReference(ctx.db, intentId);
  if (attempt?.kind !== 'checkout' || attempt.subjectId === '')
    throw new Refusal('checkout-unknown');
  if (intentId !== '' && attempt.reference !== intentId) throw new Refusal('payment-of-another');
  return attempt;
};
