import { Refusal } from '@portal/shared-contracts/refusals';
import type { IntakeOfReview, IntakeState } from '@portal/shared-contracts/reviews';
import type { FileReply } from '../../../http/endpoints/bind-file.ts';
import type { Context } from '../../../kernel/context.ts';
import { DAY } from '../../../kernel/time/durations.ts';
import { wordRefusal } from '../../../kernel/words/words.ts';
import { limits } from '@portal/shared-contracts';
import { listSkillSources } from '../skills/firm-skills.repository.ts';
import { creditsOf } from '../skills/skill-credits.ts';
import type { JobRow } from '../jobs/job.record.ts';
import { countWaiting, findJob, findJobState } from '../jobs/jobs.repository.ts';

// What the sentences of failures name.
const NAMED = {
  most: limits.review.fileBytes / 1024 / 1024,
  least: limits.review.leastWords,
};

/** How far a job is, in the words of whoever asks. */
export const stateOfJob = async (ctx: Context, id: string): Promise<IntakeState> => {
  const job = await findJobState(ctx.db, id);
  if (!job || job.stage === 'erased') throw new Refusal('critique-unknown');
  const { stage, language, failure } = job;
  const known = { status: true, stage, language } as const;
  if (stage === 'waiting') return { ...known, place: (await countWaiting(ctx.db, job)) + 1 };
  // Of a review that stayed when its checks could not be made again, too.
  if (failure === null) return known;
  const message = wordRefusal({ code: failure, params: NAMED }, ctx.language);
  return { ...known, code: failure, message };
};

const fileRow = async (ctx: Context, job: JobRow) =>
  job.file_key === null ? undefined : ctx.files.find(job.file_key);

/** What was read in the file. */
export const readingOfJob = async (ctx: Context, job: JobRow) => {
  if (!job.reading) throw new Refusal('review-not-ready');
  const file = await fileRow(ctx, job);
  return {
    status: true,
    scan: job.reading.text,
    notRead: job.reading.notRead,
    file: file ? { name: file.originalname, size: Number(file.size) } : null,
  } as const;
};

/** The file that was sent. */
export const fileOfJob = async (ctx: Context, job: JobRow): Promise<FileReply> => {
  const file = await fileRow(ctx, job);
  if (!file) throw new Refusal('review-file-gone');
  return {
    content: await ctx.files.open(file.key),
    size: Number(file.size),
    mimetype: file.mimetype,
    filename: file.originalname,
  };
};

/** What the page of a review says of the resume that was sent for it. */
export const intakeOf = async (
  { db, site }: Pick<Context, 'db' | 'site'>,
  id: string,
): Promise<IntakeOfReview | null> => {
  const job = await findJob(db, id);
  if (!job) return null;
  const end = job.created_at.getTime() + site.settings.freeReview.retentionDays * DAY;
  return {
    language: job.language,
    notRead: job.reading?.notRead ?? [],
    keptUntil: job.order_id === null ? new Date(end).toISOString() : null,
    bestFit: job.best_fit ?? [],
    skillCredits: creditsOf(await listSkillSources(db)),
  };
};
