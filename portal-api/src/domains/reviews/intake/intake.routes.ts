import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import {
  countReviewStep,
  deleteReview,
  downloadReviewFile,
  getReviewScan,
  getReviewState,
  getReviewTicket,
  resendReviewMail,
  sendReview,
  setReviewLanguage,
} from '@portal/shared-contracts/reviews';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { bindFile } from '../../../http/endpoints/bind-file.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import type { Context } from '../../../kernel/context.ts';
import { HOUR_IN_SECONDS } from '../../../kernel/time/durations.ts';
import { acceptResume } from './accept-resume.ts';
import { consentOf, modelConsentOf } from './consent.ts';
import { countStep } from '../jobs/counts.repository.ts';
import { eraseReview } from '../work/erase.service.ts';
import { fileOfJob, readingOfJob, stateOfJob } from './job-replies.ts';
import { changeLanguage, sendMailAgain } from './reader-changes.ts';
import {
  createReviewDesk,
  type ReviewDesk,
  type ReviewReaders,
  startReviewing,
} from '../work/review-desk.ts';
import { requireOwnJob, requireReadableJob } from './review-proof.ts';
import { issueTicket } from './ticket.ts';
import { ticketSecret } from './ticket-keys.repository.ts';

const TICKETS = { max: 60, seconds: HOUR_IN_SECONDS };
const UPLOADS = { max: 60, seconds: HOUR_IN_SECONDS };
const READER_CHANGES = { max: 60, seconds: 600 };
// A page asks each second while its resume waits.
const STATES = { max: 900, seconds: 600 };

/** A firm that offers no free review has none of these pages (RV-02). */
const refuseWhereOff = ({ site }: Context): void => {
  if (!site.settings.freeReview.enabled) throw new Refusal('page-not-available');
};

const countRefusal = async (ctx: Context, error: unknown): Promise<void> => {
  if (error instanceof Refusal) await countStep(ctx.db, 'refused', error.sentence.code);
};

const bindSending = (app: PortalApp, desk: ReviewDesk): void => {
  const { fileStore, config } = app.portal.platform;
  const provider = config.reviewModel?.provider;

  bindEndpoint(app, getReviewTicket, async ({ further }, ctx) => {
    refuseWhereOff(ctx);
    await ctx.limit(`review-ticket:${ctx.address}`, TICKETS);
    const secret = await ticketSecret(ctx.db);
    if (!further) await countStep(ctx.db, 'opened');
    return {
      status: true,
      ticket: issueTicket({ siteId: ctx.site.id, secret, now: ctx.now() }),
      consent: consentOf(ctx.site, ctx.language),
      modelConsent: modelConsentOf(ctx.site, ctx.language, provider),
    };
  });

  bindEndpoint(app, countReviewStep, async ({ step }, ctx) => {
    refuseWhereOff(ctx);
    await ctx.limit(`review-step:${ctx.address}`, READER_CHANGES);
    await countStep(ctx.db, step);
    return { status: true };
  });

  bindEndpoint(app, sendReview, async (_input, ctx) => {
    refuseWhereOff(ctx);
    await ctx.limit(`review-send:${ctx.address}`, UPLOADS);
    try {
      const accepted = await acceptResume(ctx, { fileStore, provider });
      ctx.audit.note({ subject: { kind: 'review', id: accepted.id } });
      desk.kick();
      return { status: true, ...accepted };
    } catch (error) {
      await countRefusal(ctx, error);
      throw error;
    }
  });
};

const bindReading = (app: PortalApp): void => {
  bindEndpoint(app, getReviewState, async ({ id }, ctx) => {
    await ctx.limit(`review-state:${ctx.address}`, STATES);
    return stateOfJob(ctx, id);
  });

  bindEndpoint(app, getReviewScan, async ({ id, proof }, ctx) => {
    await ctx.limit(`review-change:${ctx.address}`, READER_CHANGES);
    return readingOfJob(ctx, await requireReadableJob(ctx, id, proof));
  });

  bindFile(app, downloadReviewFile, async ({ id, proof }, ctx) => {
    await ctx.limit(`review-change:${ctx.address}`, READER_CHANGES);
    return fileOfJob(ctx, await requireReadableJob(ctx, id, proof));
  });
};

const bindReaderChanges = (app: PortalApp, desk: ReviewDesk): void => {
  bindEndpoint(app, deleteReview, async ({ id, proof }, ctx) => {
    await ctx.limit(`review-change:${ctx.address}`, READER_CHANGES);
    await requireOwnJob(ctx, id, proof);
    await eraseReview(app.portal.platform, ctx.db, id);
    return { status: true };
  });

  bindEndpoint(app, resendReviewMail, async ({ id, proof }, ctx) => {
    await ctx.limit(`review-change:${ctx.address}`, READER_CHANGES);
    const left = await sendMailAgain(ctx, await requireOwnJob(ctx, id, proof));
    return { status: true, left, waitSeconds: limits.review.mailMinutes * 60 };
  });

  bindEndpoint(app, setReviewLanguage, async ({ id, proof, language }, ctx) => {
    await ctx.limit(`review-change:${ctx.address}`, READER_CHANGES);
    await changeLanguage(ctx, await requireOwnJob(ctx, id, proof), language);
    desk.kick();
    return { status: true };
  });
};

/** The calls by which a visitor gets a free review and keeps it their own, and the work behind them. */
export const registerIntake = (app: PortalApp, readers: ReviewReaders): ReviewDesk => {
  const desk = createReviewDesk(app, readers);
  startReviewing(app, desk);
  bindSending(app, desk);
  bindReading(app);
  bindReaderChanges(app, desk);
  return desk;
};
