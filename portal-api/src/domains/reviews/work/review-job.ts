import { buffer } from 'node:stream/consumers';
import type { ReviewContent } from '@portal/shared-contracts/reviews';
import type { JobSource } from '../../../adapters/jobs/job-source.ts';
import type { Analyser, ReadResume, ResumeToRead } from '../../../kernel/reviews/analyser.ts';
import type { SiteContext } from '../../../kernel/context.ts';
import type { Log } from '../../../kernel/log.ts';
import { type BestFit, bestFitJobs } from '../../boards/jobs/best-fit.service.ts';
import { failJob, finishJob, setStage } from './claims.repository.ts';
import { countStep } from '../intake/counts.repository.ts';
import { findContent, storeReview } from './finished-reviews.repository.ts';
import { mailReview } from './review-post.ts';
import type { ReviewMetrics } from './intake-metrics.ts';
import { failureCodes, type FailureCode, type JobRow, type Reading } from '../intake/job.record.ts';
import { findJob, findTwin } from '../intake/jobs.repository.ts';

/** What the work needs beside its site. */
export interface Desk {
  analyser: Analyser;
  /** A firm's provider of jobs; without one the portal's own jobs are searched. */
  jobs: JobSource | undefined;
  metrics: ReviewMetrics;
  log: Log;
}

/** A finished piece of work. */
interface Outcome {
  content: ReviewContent;
  reading: Reading;
  bestFit: BestFit[];
}

const sourceOf = async (ctx: SiteContext, job: JobRow): Promise<ResumeToRead['source']> =>
  job.file_key === null
    ? { text: job.pasted ?? '' }
    : { bytes: await buffer(await ctx.files.open(job.file_key)) };

const readIt = async (ctx: SiteContext, desk: Desk, job: JobRow): Promise<ReadResume> =>
  desk.analyser.analyse(
    {
      source: await sourceOf(ctx, job),
      fileName: job.file_name ?? undefined,
      language: job.input_language,
      languageIsFixed: job.language_chosen,
      advert: job.advert ?? undefined,
      asOf: ctx.now().toISOString().slice(0, 10),
    },
    (stage) => {
      // Only tells the page; a failed write must not end the work.
      if (stage === 'checking') void setStage(ctx.db, job, 'checking').catch(() => undefined);
    },
  );

/** The same words with the same advert, read by the same version before (RV-52). */
const copyOfTwin = async (
  { db }: SiteContext,
  { analyser }: Desk,
  job: JobRow,
): Promise<Outcome | undefined> => {
  const id = await findTwin(db, job, analyser.version);
  const [twin, content] = id ? [await findJob(db, id), await findContent(db, id)] : [];
  if (!twin?.reading || !content) return undefined;
  return { content, reading: twin.reading, bestFit: twin.best_fit ?? [] };
};

// A provider that does not answer costs the jobs, never the review.
const fittingJobs = async (ctx: SiteContext, desk: Desk, reading: Reading): Promise<BestFit[]> => {
  try {
    return await bestFitJobs(ctx.db, desk.jobs, { skills: reading.skills, titles: reading.titles });
  } catch (error) {
    desk.log.warn({ err: error }, 'jobs for a review could not be found');
    return [];
  }
};

const fail = async (ctx: SiteContext, desk: Desk, job: JobRow, code: FailureCode) => {
  if (!(await failJob(ctx.db, job, code))) return;
  desk.metrics.ended('failed', code);
  await countStep(ctx.db, 'failed', code);
};

const finish = async (ctx: SiteContext, desk: Desk, job: JobRow, outcome: Outcome) => {
  const { content, reading, bestFit } = outcome;
  const language = content.engine?.language ?? job.language;
  const isDone = await ctx.db.transaction(async (tx) => {
    const done = { reading, bestFit, version: desk.analyser.version, language };
    if (!(await finishJob(tx, job, done))) return false;
    await storeReview(tx, job, { content, reading });
    return true;
  });
  if (!isDone) return;
  desk.metrics.ended('ready', '', ctx.now().getTime() - job.queued_at.getTime());
  await countStep(ctx.db, 'ready');
  if (job.mails === 0) await mailReview(ctx, job);
};

const work = async (ctx: SiteContext, desk: Desk, job: JobRow): Promise<void> => {
  const twin = await copyOfTwin(ctx, desk, job);
  if (twin) return finish(ctx, desk, job, twin);
  const read = await readIt(ctx, desk, job);
  if (!read.ok) return fail(ctx, desk, job, failureCodes[read.failure]);
  await setStage(ctx.db, job, 'matching');
  const { content, ...reading } = read.analysis;
  const bestFit = await fittingJobs(ctx, desk, reading);
  const ats = { ...content.ats_section, best_fit_jobs: bestFit.map(({ title }) => title) };
  return finish(ctx, desk, job, { content: { ...content, ats_section: ats }, reading, bestFit });
};

/** Turns a claimed job into a review, or into the sentence that says why there is none. */
export const reviewJob = async (ctx: SiteContext, desk: Desk, job: JobRow): Promise<void> => {
  try {
    await work(ctx, desk, job);
  } catch (error) {
    desk.log.error({ err: error, review: job.id }, 'a review failed');
    await fail(ctx, desk, job, 'review-stopped');
  }
};
