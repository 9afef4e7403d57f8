import { type Language, limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import { MINUTE } from '../../../kernel/time/durations.ts';
import { lockPersonsWork } from '../work/finished-reviews.repository.ts';
import { mailReview } from '../work/review-post.ts';
import type { JobRow } from '../jobs/job.record.ts';
import { requeue } from '../jobs/jobs.repository.ts';

const refuseEarly = (ctx: Context, { mailed_at: mailedAt }: JobRow): void => {
  if (!mailedAt) return;
  const due = mailedAt.getTime() + limits.review.mailMinutes * MINUTE;
  const minutes = Math.ceil((due - ctx.now().getTime()) / MINUTE);
  if (minutes > 0) throw new Refusal('review-mail-early', { minutes });
};

/** Mails the link once more (RV-51); says how often it may be asked for again. */
export const sendMailAgain = async (ctx: Context, job: JobRow): Promise<number> => {
  if (job.stage !== 'ready') throw new Refusal('review-not-ready');
  const left = limits.review.mails + 1 - job.mails;
  if (left <= 0) throw new Refusal('review-mails-over');
  refuseEarly(ctx, job);
  if (!(await mailReview(ctx, job))) throw new Refusal('review-mails-over');
  return left - 1;
};

/** Has a resume checked again in another language (RV-36); what a person has read stays as it is. */
export const changeLanguage = async (
  ctx: Context,
  job: JobRow,
  language: Language,
): Promise<void> => {
  if (job.stage !== 'ready' && job.stage !== 'failed') throw new Refusal('review-not-ready');
  await ctx.db.transaction(async (tx) => {
    if (await lockPersonsWork(tx, job.id)) throw new Refusal('review-checked');
    if (!(await requeue(tx, job.id, language))) throw new Refusal('review-file-gone');
  });
};
