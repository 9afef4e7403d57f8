import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import { getPerson } from '../people.service.ts';
import { type CodePurpose, redeemCode } from '../credentials/codes.repository.ts';
import type { Verified } from '../credentials/sign-in.service.ts';

/**
 * Redeems a code of a link. Whose it was stands in the row of the log that commits with it, and a wrong one
 * undoes that row.
 */
export const takeCode = (
  ctx: Pick<Context, 'db' | 'audit'>,
  code: { token: string; purposes: readonly CodePurpose[] },
): Promise<Verified> =>
  ctx.db.transaction(async (tx) => {
    const found = await redeemCode(tx, code);
    if (!found) throw new Refusal('link-used');
    ctx.audit.note({
      personId: found.personId,
      subject: { kind: 'person', id: found.personId },
    });
    return getPerson(tx, found.personId);
  });
