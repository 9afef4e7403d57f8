import type { IntakeForm } from '@portal/shared-contracts/reviews';
import type { Context } from '../../../kernel/context.ts';
import { findJob } from '../jobs/jobs.repository.ts';
import { holdsProof } from './review-proof.ts';

/**
 * The review that this browser has of the same words (RV-52). Without its proof nobody learns that there is
 * one.
 */
export const findFormer = async (
  ctx: Context,
  { formerId, formerProof, email }: IntakeForm,
  { contentHash, asksModel }: { contentHash: string; asksModel: boolean },
): Promise<{ id: string; proof: string } | undefined> => {
  if (!formerId || !formerProof) return undefined;
  const job = await findJob(ctx.db, formerId);
  const isSame =
    job?.content_hash === contentHash &&
    job.stage !== 'failed' &&
    // Whoever agrees to a model only now gets a review of it.
    (job.model_consent !== null || !asksModel) &&
    job.email?.toLowerCase() === email.toLowerCase();
  if (!job || !isSame || !(await holdsProof(ctx.db, job, formerProof))) return undefined;
  return { id: job.id, proof: formerProof };
};
