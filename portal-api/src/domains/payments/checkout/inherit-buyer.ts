import type { SiteContext } from '../../../kernel/context.ts';
import type { Attempt } from '../attempts/attempt.record.ts';
import { changeAttempt } from '../attempts/attempts.repository.ts';

/**
 * A customer who was made for an earlier try of the same browser stays its customer: after a decline or
 * another coupon nobody has to sign in to an account that is a minute old. The earlier key is the proof.
 */
export const inheritBuyer = async (
  ctx: SiteContext,
  earlier: Attempt,
  attempt: Attempt,
): Promise<void> => {
  if (!earlier.madePerson || earlier.personId === null || attempt.personId !== null) return;
  const change = { person_id: earlier.personId, made_person: true };
  await changeAttempt(ctx.db, attempt.key, change);
};
