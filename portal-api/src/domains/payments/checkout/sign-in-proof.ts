import { limits } from '@portal/shared-contracts';
import type { SiteContext } from '../../../kernel/context.ts';
import { DAY } from '../../../kernel/time/durations.ts';
import { issueSignInCode } from '../../people/auth/auth.service.ts';
import { findPersonByEmail } from '../../people/people.service.ts';
import { type CritiqueRecord, findCritique, isOwnerOf } from '../../reviews/reviews.service.ts';

/** What somebody says of themselves in a checkout. */
export interface Claim {
  email: string;
  uniqueCustomerId?: string | undefined;
  critiqueId?: string | undefined;
}

/** The review whose mailed link the claim carries, or nothing. */
export const provenCritique = async (
  ctx: SiteContext,
  { critiqueId, uniqueCustomerId }: Claim,
): Promise<CritiqueRecord | undefined> => {
  if (!critiqueId || !uniqueCustomerId) return undefined;
  const critique = await findCritique(ctx.db, critiqueId);
  return critique && isOwnerOf(critique, { uniqueCustomerId }) ? critique : undefined;
};

// A mail lies about for years and is passed on; an old link shows the review and leads to the sign-in page.
const isFresh = (ctx: SiteContext, { processedAt }: CritiqueRecord): boolean =>
  ctx.now().getTime() - processedAt.getTime() < limits.reviewLinkDays * DAY;

/**
 * A sign-in code for a known customer who holds the mailed link of their own review. An address
 * alone gives none, and neither does an address that the reader typed into the review (G03).
 */
export const codeWithProof = async (
  ctx: SiteContext,
  claim: Claim,
): Promise<string | undefined> => {
  // Both are always looked up, so that a known address takes as long as an unknown one.
  const critique = await provenCritique(ctx, claim);
  const person = await findPersonByEmail(ctx.db, claim.email);
  const isProven =
    person?.role === 'user' &&
    critique !== undefined &&
    isFresh(ctx, critique) &&
    person.unique_customer_id === critique.uniqueCustomerId;
  return isProven ? issueSignInCode(ctx.db, person.id) : undefined;
};
