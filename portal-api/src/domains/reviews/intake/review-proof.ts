import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { findCritique } from '../critiques.repository.ts';
import { isOfReviewDesk, isOwnerOf } from '../reviews.policy.ts';
import type { JobRow } from '../jobs/job.record.ts';
import { findJob } from '../jobs/jobs.repository.ts';

/** Whether somebody holds the proof of a review: until it is ready that of the browser, then that of the review. */
export const holdsProof = async (
  db: SiteDatabase,
  job: JobRow,
  proof: string | undefined,
): Promise<boolean> => {
  if (proof === undefined) return false;
  const critique = await findCritique(db, job.id);
  const own = critique?.uniqueCustomerId ?? job.proof;
  if (own && isOwnerOf({ personId: null, uniqueCustomerId: own }, { uniqueCustomerId: proof }))
    return true;
  const mailed = critique?.mailProof;
  return (
    !!mailed && isOwnerOf({ personId: null, uniqueCustomerId: mailed }, { uniqueCustomerId: proof })
  );
};

const requireJob = async ({ db }: Pick<Context, 'db'>, id: string): Promise<JobRow> => {
  const job = await findJob(db, id);
  if (!job) throw new Refusal('critique-unknown');
  return job;
};

/** The job of somebody who proves to be its reader. */
export const requireOwnJob = async (
  ctx: Pick<Context, 'db'>,
  id: string,
  proof: string,
): Promise<JobRow> => {
  const job = await requireJob(ctx, id);
  if (!(await holdsProof(ctx.db, job, proof))) throw new Refusal('review-proof-needed');
  return job;
};

/** The job of somebody who may read its text: the reader, or the firm's people who work on reviews (RV-49). */
export const requireReadableJob = async (
  ctx: Pick<Context, 'db' | 'visitor'>,
  id: string,
  proof: string | undefined,
): Promise<JobRow> => {
  const job = await requireJob(ctx, id);
  if (isOfReviewDesk(ctx.visitor) || (await holdsProof(ctx.db, job, proof))) return job;
  throw new Refusal('review-proof-needed');
};
