import { limits } from '@portal/shared-contracts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { runEvery } from '../../../http/run-every.ts';
import { laterOf } from '../../../kernel/background.ts';
import type { Analyser } from '../../../kernel/reviews/analyser.ts';
import type { ReviewModel } from '../../../kernel/reviews/review-model.ts';
import { MINUTE } from '../../../kernel/time/durations.ts';
import { providerOf } from '../../boards/firm-jobs/job-sources.service.ts';
import { claimJob, failOverdue } from '../jobs/claims.repository.ts';
import { countStep } from '../jobs/counts.repository.ts';
import { eraseBytesLeft } from './erase.service.ts';
import { addReviewMetrics } from '../jobs/intake-metrics.ts';
import { type Desk, reviewJob } from './review-job.ts';
import { listDueMails } from './review-mails.repository.ts';
import { mailDueReview } from './review-post.ts';

/** A worker that has said nothing for so long is dead: the engine itself gives up after ten seconds. */
const DEAD_AFTER = 30_000;

const NOT_WORKED = 'reviews could not be worked on';

/** A mail server that took no mail is not asked for the same one before. */
const MAIL_AGAIN_AFTER = MINUTE;

/** Who reads resumes: the engine, and perhaps a model beside it. */
export interface ReviewReaders {
  analyser: Analyser;
  reviewModel?: ReviewModel | undefined;
}

/** Works on what waits, in this process. */
export interface ReviewDesk {
  /** Gets ready before the first resume. */
  warm(): void;
  /** Begins with what waits, if nobody here does yet. */
  kick(): void;
  /** Ends what took too long, removes what an erasure left, begins with what waits, and mails what was not mailed. */
  round(): Promise<void>;
}

const endOverdue = async (app: PortalApp): Promise<void> => {
  const { database, now } = app.portal.platform;
  const before = new Date(now().getTime() - limits.review.minutes * MINUTE);
  for (const { site_id } of await failOverdue(database.platform(), now(), before))
    await countStep(database.site(site_id), 'failed', 'review-stopped');
};

// Whoever finished it may be at its mail until then.
const mailLeft = async ({ portal: { platform, sites, siteContext } }: PortalApp): Promise<void> => {
  const ago = (milliseconds: number): Date => new Date(platform.now().getTime() - milliseconds);
  const before = { finished: ago(DEAD_AFTER), tried: ago(MAIL_AGAIN_AFTER) };
  for (const job of await listDueMails(platform.database.platform(), before)) {
    const site = await sites.byId(job.site_id);
    // A server that hangs would hold up all the other work of the round, once for each mail.
    if (site && !(await mailDueReview(siteContext(site), job))) return;
  }
};

const workOne = async (app: PortalApp, desk: Desk): Promise<boolean> => {
  const { platform, sites, siteContext } = app.portal;
  const deadSince = new Date(platform.now().getTime() - DEAD_AFTER);
  const job = await claimJob(platform.database.platform(), platform.now(), deadSince);
  if (!job) return false;
  const site = await sites.byId(job.site_id);
  if (!site) return true;
  const ctx = siteContext(site);
  // A place is for reading: for what a model or a search for jobs takes afterwards nobody else waits.
  const { promise: isRead, resolve: onRead } = Promise.withResolvers<void>();
  const whole = reviewJob(ctx, desk, job, onRead)
    .then(() => ctx.live.announceToAdmins(['reviews']))
    .finally(onRead);
  laterOf(platform.background, desk.log)(whole, NOT_WORKED);
  await isRead;
  return true;
};

/** The desk of one server. */
export const createReviewDesk = (
  app: PortalApp,
  { analyser, reviewModel: model }: ReviewReaders,
): ReviewDesk => {
  const { background, config, database, log } = app.portal.platform;
  const metrics = addReviewMetrics(app.portal.metrics, database.platform(), analyser);
  const providerFor: Desk['providerFor'] = (ctx) => providerOf(ctx, config.jobs);
  const desk: Desk = { analyser, model, providerFor, metrics, log };
  let busy = 0;
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const lane = async (): Promise<void> => {
    while (!isClosing && (await workOne(app, desk)));
  };
  const kick = (): void => {
    if (isClosing || busy >= analyser.places) return;
    busy += 1;
    const work = lane()
      .catch((error: unknown) => log.error({ err: error }, NOT_WORKED))
      .finally(() => {
        busy -= 1;
      });
    background.run(work);
  };
  const round = async (): Promise<void> => {
    await endOverdue(app);
    await eraseBytesLeft(app.portal.platform);
    kick();
    await mailLeft(app);
  };
  return { warm: analyser.warm, kick, round };
};

const EVERY = 5000;

/** The process that reads resumes costs as much as half a start, so whoever waits for the server is served before. */
const WARM_AFTER = 5000;

/** Looks every few seconds for what another server left, as long as this one listens. */
export const startReviewing = (app: PortalApp, desk: ReviewDesk): void => {
  let warming: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    warming = setTimeout(desk.warm, WARM_AFTER);
    warming.unref();
  });
  app.addHook('preClose', async () => clearTimeout(warming));
  const failure = 'reviews could not be looked for';
  runEvery(app, { milliseconds: EVERY, isAtOnce: true, failure }, desk.round);
};
