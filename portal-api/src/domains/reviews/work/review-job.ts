import { buffer } from 'node:stream/consumers';
import type { FittingJob, ReviewContent } from '@portal/shared-contracts/reviews';
import type { JobSource } from '../../../adapters/jobs/job-source.ts';
import type { Analyser, ReadResume, ResumeToRead } from '../../../kernel/reviews/analyser.ts';
import type { SiteContext } from '../../../kernel/context.ts';
import { skillsMark } from '../../../review-engine/lists/skills/skills-version.ts';
import { bestFitJobs } from '../../boards/jobs/best-fit.service.ts';
import { failJob, finishJob, keepReview, setStage } from '../jobs/claims.repository.ts';
import { countStep } from '../jobs/counts.repository.ts';
import { findContent, lockPersonsWork, storeReview } from './finished-reviews.repository.ts';
import { type FirmSkill, listFirmSkills } from '../skills/firm-skills.repository.ts';
import { mailDueReview } from './review-post.ts';
import { type ModelDesk, withModel } from '../model/ask-model.ts';
import { failureCodes, type FailureCode, type JobRow, type Reading } from '../jobs/job.record.ts';
import { findJob, findTwin } from '../jobs/jobs.repository.ts';

/** What the work needs beside its site. */
export interface Desk extends ModelDesk {
  analyser: Analyser;
  /** A firm's provider of jobs; without one the portal's own jobs are searched. */
  providerFor: (ctx: SiteContext) => Promise<JobSource | undefined>;
}

/** What is the same for every resume of a firm at this moment. */
interface Knowledge {
  skills: readonly FirmSkill[];
  /** Of the engine and of all lists: what another one made is not copied. */
  version: string;
}

const knowledgeOf = async ({ db }: SiteContext, { analyser }: Desk): Promise<Knowledge> => {
  const skills = await listFirmSkills(db);
  return { skills, version: analyser.version + skillsMark(skills) };
};

/** A finished piece of work. */
interface Outcome {
  content: ReviewContent;
  reading: Reading;
  bestFit: FittingJob[];
  version: string;
}

const sourceOf = async (ctx: SiteContext, job: JobRow): Promise<ResumeToRead['source']> =>
  job.file_key === null
    ? { text: job.pasted ?? '' }
    : { bytes: await buffer(await ctx.files.open(job.file_key)) };

const readIt = async (
  ctx: SiteContext,
  desk: Desk,
  job: JobRow,
  { skills }: Knowledge,
): Promise<ReadResume> => {
  let told: Promise<unknown> = Promise.resolve();
  const read = await desk.analyser.analyse(
    {
      source: await sourceOf(ctx, job),
      fileName: job.file_name ?? undefined,
      language: job.input_language,
      languageIsFixed: job.language_chosen,
      advert: job.advert ?? undefined,
      asOf: ctx.now().toISOString().slice(0, 10),
      skills: skills.map(({ name, synonyms }) => ({ name, synonyms })),
    },
    (stage) => {
      // Only tells the page; a failed write must not end the work.
      if (stage === 'checking') told = setStage(ctx.db, job, 'checking').catch(() => undefined);
    },
  );
  // The page learns of one stage after the other.
  await told;
  return read;
};

/** The same words with the same advert, read by the same version before (RV-52). */
const copyOfTwin = async (
  { db }: SiteContext,
  job: JobRow,
  version: string,
): Promise<Outcome | undefined> => {
  const id = await findTwin(db, job, version);
  const [twin, content] = id ? [await findJob(db, id), await findContent(db, id)] : [];
  if (!twin?.reading || !content) return undefined;
  return { content, reading: twin.reading, bestFit: twin.best_fit ?? [], version };
};

// A provider that does not answer costs the jobs, never the review.
const fittingJobs = async (
  ctx: SiteContext,
  desk: Desk,
  reading: Reading,
): Promise<FittingJob[]> => {
  try {
    return await bestFitJobs(ctx, await desk.providerFor(ctx), {
      skills: reading.skills,
      titles: reading.titles,
    });
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
  const { content, reading, bestFit, version } = outcome;
  const language = content.engine?.language ?? job.language;
  const isDone = await ctx.db.transaction(async (tx) => {
    if (await lockPersonsWork(tx, job.id)) {
      await keepReview(tx, job);
      return false;
    }
    const done = { reading, bestFit, version, language };
    if (!(await finishJob(tx, job, done))) return false;
    await storeReview(tx, job, { content, reading });
    return true;
  });
  if (!isDone) return;
  desk.metrics.ended('ready', '', ctx.now().getTime() - job.queued_at.getTime());
  await countStep(ctx.db, 'ready');
  if (job.mails === 0) await mailDueReview(ctx, job);
};

type Work = (ctx: SiteContext, desk: Desk, job: JobRow, onRead?: () => void) => Promise<void>;

const work: Work = async (ctx, desk, job, onRead) => {
  const knowledge = await knowledgeOf(ctx, desk);
  const twin = await copyOfTwin(ctx, job, knowledge.version);
  if (twin) {
    onRead?.();
    return finish(ctx, desk, job, { ...twin, content: await withModel(desk, job, twin) });
  }
  const read = await readIt(ctx, desk, job, knowledge);
  onRead?.();
  if (!read.ok) return fail(ctx, desk, job, failureCodes[read.failure]);
  await setStage(ctx.db, job, 'matching');
  const { content, ...reading } = read.analysis;
  const [bestFit, review] = await Promise.all([
    fittingJobs(ctx, desk, reading),
    withModel(desk, job, { content, reading }),
  ]);
  const ats = { ...content.ats_section, best_fit_jobs: bestFit.map(({ title }) => title) };
  const { version } = knowledge;
  return finish(ctx, desk, job, {
    content: { ...review, ats_section: ats },
    reading,
    bestFit,
    version,
  });
};

/** Turns a claimed job into a review, or into the sentence that says why there is none; the reading comes first. */
export const reviewJob: Work = async (ctx, desk, job, onRead) => {
  try {
    await work(ctx, desk, job, onRead);
  } catch (error) {
    desk.log.error({ err: error, review: job.id }, 'a review failed');
    await fail(ctx, desk, job, 'review-stopped');
  }
};
