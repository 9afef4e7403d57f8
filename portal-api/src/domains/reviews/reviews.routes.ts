import { randomUUID } from 'node:crypto';
import {
  countConsultationClick,
  countProductClick,
  getOrderFindings,
  getReview,
  openReview,
  saveReviewChecklist,
  saveReviewProgress,
  sendReviewFeedback,
  updateReviewName,
} from '@portal/shared-contracts/reviews';
import type { PortalApp } from '../../http/portal-app.ts';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import type { Context } from '../../kernel/context.ts';
import { toStoredFile } from '../files/files.service.ts';
import { requireOrderOf } from '../orders/orders.service.ts';
import { insertClick } from './clicks.repository.ts';
import { addProgress } from './critiques.repository.ts';
import { listOrderFindings } from './bought/order-findings.repository.ts';
import { presentCritique } from './critique.presenter.ts';
import { findOrderFile } from './jobs/jobs.repository.ts';
import { intakeOf } from './intake/job-replies.ts';
import { isOwnerOf, mayReadQuotes } from './reviews.policy.ts';
import {
  completeName,
  customizationOf,
  offersOf,
  openCritique,
  rateReview,
  getCritique,
  lookAtCritique,
  tickFindings,
  uniqueTabs,
} from './reviews.service.ts';

// Ids cannot be guessed anyway; this keeps anybody from trying.
const READS = { max: 120, seconds: 60 };
const WRITES = { max: 60, seconds: 60 };

const limitWrites = (ctx: Context) => ctx.limit(`review-write:${ctx.address}`, WRITES);

// The page and its data: neither belongs into a search engine.
const hideFromSearch = (app: PortalApp): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api\/)?review\//.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow');
    done();
  });
};

const bindReads = (app: PortalApp): void => {
  bindEndpoint(app, getReview, async ({ id, uniqueCustomerId, view }, ctx) => {
    await ctx.limit(`review:${ctx.address}`, READS);
    const isSeen = Boolean(ctx.visitor?.seen);
    const proof = isSeen ? undefined : uniqueCustomerId;
    const viewId = randomUUID();
    // Whoever only looks has not opened it (BO-09), nor has a robot that follows the mailed link.
    if (!isSeen && view !== 'later' && ctx.isFromPage)
      await openCritique(ctx, id, { proof, viewId });
    const critique = await lookAtCritique(ctx, id, proof);
    const { packages, products } = await offersOf(ctx);
    const onlooker = {
      // Not by the session: who bought before the mailed link was opened does not get what stands in it (RV-50).
      holdsProof: isOwnerOf(critique, { uniqueCustomerId }),
      mayReadQuotes: mayReadQuotes(critique, { visitor: ctx.visitor, uniqueCustomerId }),
      language: ctx.language,
    };
    const intake = critique.fromIntake ? await intakeOf(ctx, id) : null;
    return {
      status: true,
      critique: presentCritique(critique, onlooker, intake),
      critiqueViewsId: viewId,
      packages,
      clientCurrencyType: ctx.site.settings.currency,
      clientWebsiteCustomization: customizationOf(ctx.site, products),
    };
  });

  bindEndpoint(app, getOrderFindings, async ({ id }, ctx) => {
    const order = await requireOrderOf(ctx, id);
    const key = await findOrderFile(ctx.db, order._id);
    const file = key ? await ctx.files.find(key) : undefined;
    return {
      status: true,
      findings: await listOrderFindings(ctx.db, order._id),
      document: file ? toStoredFile(file) : null,
    };
  });
};

const bindWrites = (app: PortalApp): void => {
  bindEndpoint(app, openReview, async ({ id, critiqueViewId, uniqueCustomerId }, ctx) => {
    await ctx.limit(`review-opened:${ctx.address}`, READS);
    await openCritique(ctx, id, { proof: uniqueCustomerId, viewId: critiqueViewId });
    return { status: true };
  });

  bindEndpoint(app, saveReviewProgress, async ({ critiqueId, vistedTabs }, ctx) => {
    await limitWrites(ctx);
    await getCritique(ctx, critiqueId);
    await addProgress(ctx.db, critiqueId, uniqueTabs(vistedTabs));
    return { status: true };
  });

  bindEndpoint(app, sendReviewFeedback, async ({ id, stars, feedback }, ctx) => {
    await limitWrites(ctx);
    await rateReview(ctx, id, { stars, feedback });
    return { status: true };
  });

  bindEndpoint(app, updateReviewName, async ({ id, ...names }, ctx) => {
    await limitWrites(ctx);
    await completeName(ctx, id, names);
    return { status: true };
  });

  bindEndpoint(app, saveReviewChecklist, async ({ id, findings }, ctx) => {
    await limitWrites(ctx);
    await tickFindings(ctx, id, findings);
    return { status: true };
  });
};

const bindClicks = (app: PortalApp): void => {
  bindEndpoint(app, countConsultationClick, async ({ id, critiqueViewId }, ctx) => {
    await limitWrites(ctx);
    await getCritique(ctx, id);
    const click = { kind: 'consultation', critiqueId: id, viewId: critiqueViewId } as const;
    await insertClick(ctx.db, click);
    return { status: true };
  });

  bindEndpoint(app, countProductClick, async ({ packageId, critiqueId, critiqueViewId }, ctx) => {
    await limitWrites(ctx);
    await getCritique(ctx, critiqueId);
    const click = {
      kind: 'external-product',
      critiqueId,
      viewId: critiqueViewId,
      subjectId: packageId,
    } as const;
    await insertClick(ctx.db, click);
    return { status: true };
  });
};

/** The calls of the public review page. */
export const registerReviews = (app: PortalApp): void => {
  hideFromSearch(app);
  bindReads(app);
  bindWrites(app);
  bindClicks(app);
};
