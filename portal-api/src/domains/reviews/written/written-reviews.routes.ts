import { limits } from '@portal/shared-contracts';
import {
  archiveReview,
  checkReviewContent,
  copyReview,
  COUNTED_TO,
  createReview,
  deleteAdminReview,
  discardReview,
  editVisitorReview,
  getAdminReview,
  getVisitorReview,
  listAdminReviews,
  listReviewVersions,
  publishReview,
  readReviewResume,
  readVisitorReview,
  resendReview,
  restoreReview,
  saveReview,
} from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { limitCostly } from '../../../http/limits/costly-calls.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Analyser } from '../../../kernel/reviews/analyser.ts';
import { cutPage, partOf, readCursor } from '../../../kernel/rows/lists.ts';
import { HOUR_IN_SECONDS } from '../../../kernel/time/durations.ts';
import { namesOfOrders } from '../../orders/orders.service.ts';
import { editReview, nameOf, readReview, staffReviewOf } from '../staff/staff-reviews.service.ts';
import {
  copyReviewOf,
  removeReviewOf,
  discardDraftOf,
  draftReview,
  getWritten,
  saveDraftOf,
  setArchivedReview,
} from './edit-review.service.ts';
import { countReviewRows, listReviewRows, reviewFilterOf } from './listed-reviews.repository.ts';
import { presentEdited, presentListed } from './present-review.ts';
import { mailLink, publishReviewOf } from './publish-review.service.ts';
import { listVersions } from './published-reviews.repository.ts';
import { readResumeText } from './resume-text.ts';

const answer = async (ctx: Context, id: string) => ({
  status: true as const,
  review: await presentEdited(ctx, id),
});

const bindReads = (app: PortalApp): void => {
  bindEndpoint(app, listAdminReviews, async ({ cursor, limit: most, ...asked }, ctx) => {
    const { db, site } = ctx;
    const filter = reviewFilterOf(site.settings.timeZone, asked);
    const limit = Number(most);
    const page = { after: readCursor(cursor, 'timestamptz'), limit: limit + 1 };
    const rows = await listReviewRows(db, filter, page);
    const { shown, nextCursor } = cutPage(rows, limit, ({ created_at, id }) => [
      created_at.toISOString(),
      id,
    ]);
    const names = await namesOfOrders(
      db,
      shown.flatMap(({ order_id }) => order_id ?? []),
    );
    return {
      status: true,
      items: shown.map((row) => presentListed(row, names)),
      nextCursor,
      total: await countReviewRows(db, filter, COUNTED_TO),
    };
  });

  bindEndpoint(app, getAdminReview, async ({ id }, ctx) => answer(ctx, id));

  bindEndpoint(app, listReviewVersions, async ({ id, ...part }, { db }) => {
    await getWritten(db, id);
    const versions = await listVersions(db, id);
    return {
      status: true,
      versions,
      ...partOf(versions, part, ({ version }) => String(version)),
    };
  });
};

const bindEdits = (app: PortalApp): void => {
  bindEndpoint(app, createReview, async (written, ctx) =>
    answer(ctx, await draftReview(ctx, written)),
  );

  bindEndpoint(app, saveReview, async ({ id, baseVersion, ...changes }, ctx) => {
    await saveDraftOf(ctx, { id, baseVersion }, changes);
    return answer(ctx, id);
  });

  bindEndpoint(app, copyReview, async ({ id }, ctx) => answer(ctx, await copyReviewOf(ctx, id)));

  bindEndpoint(app, deleteAdminReview, async ({ id }, ctx) => {
    await removeReviewOf(ctx, id);
    return { status: true };
  });

  bindEndpoint(app, discardReview, async (seen, ctx) => {
    await discardDraftOf(ctx, seen);
    return answer(ctx, seen.id);
  });

  bindEndpoint(app, archiveReview, async (seen, ctx) => {
    await setArchivedReview(ctx, seen, true);
    return answer(ctx, seen.id);
  });

  bindEndpoint(app, restoreReview, async (seen, ctx) => {
    await setArchivedReview(ctx, seen, false);
    return answer(ctx, seen.id);
  });
};

const MAILS = { max: 20, seconds: HOUR_IN_SECONDS };

const bindPublishing = (app: PortalApp): void => {
  bindEndpoint(app, publishReview, async (seen, ctx) => ({
    ...(await publishReviewOf(ctx, seen)),
    ...(await answer(ctx, seen.id)),
  }));

  bindEndpoint(app, resendReview, async ({ id }, ctx) => {
    await ctx.limit(`review-link:${id}`, MAILS);
    return { mailed: await mailLink(ctx, id), ...(await answer(ctx, id)) };
  });
};

const bindHelp = (app: PortalApp, analyser: Analyser): void => {
  bindEndpoint(app, checkReviewContent, async ({ content }) => ({ status: true, content }));

  bindEndpoint(app, readReviewResume, async (_input, ctx) => {
    await limitCostly(ctx, 'review-resume');
    return { status: true, text: await readResumeText(ctx, analyser, limits.review.fileBytes) };
  });
};

const bindVisitors = (app: PortalApp): void => {
  const visitors = async (ctx: Context, id: string) => ({
    status: true as const,
    review: await staffReviewOf(ctx, id),
  });

  bindEndpoint(app, getVisitorReview, async ({ id }, ctx) => visitors(ctx, id));

  bindEndpoint(app, editVisitorReview, async (input, ctx) => {
    await editReview(ctx, input);
    return visitors(ctx, input.id);
  });

  bindEndpoint(app, readVisitorReview, async ({ id }, ctx) => {
    await readReview(ctx, id, { id: ctx.actor.id, name: nameOf(ctx.actor) });
    return visitors(ctx, id);
  });
};

/** The firm's reviews as its admins write, correct and publish them. */
export const registerWrittenReviews = (app: PortalApp, analyser: Analyser): void => {
  bindReads(app);
  bindEdits(app);
  bindPublishing(app);
  bindHelp(app, analyser);
  bindVisitors(app);
};
