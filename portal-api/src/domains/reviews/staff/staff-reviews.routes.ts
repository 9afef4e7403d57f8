import {
  editStaffReview,
  getStaffReview,
  listStaffReviews,
  readStaffReview,
} from '@portal/shared-contracts/reviews';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import {
  editReview,
  listReviews,
  nameOf,
  readReview,
  staffReviewOf,
} from './staff-reviews.service.ts';

/** The calls of the firm's people who read and change reviews. */
export const registerStaffReviews = (app: PortalApp): void => {
  bindEndpoint(app, listStaffReviews, async (input, ctx) => ({
    status: true,
    ...(await listReviews(ctx, input)),
  }));

  bindEndpoint(app, getStaffReview, async ({ id }, ctx) => ({
    status: true,
    review: await staffReviewOf(ctx, id),
  }));

  bindEndpoint(app, editStaffReview, async (input, ctx) => {
    await editReview(ctx, input);
    return { status: true, review: await staffReviewOf(ctx, input.id) };
  });

  bindEndpoint(app, readStaffReview, async ({ id }, ctx) => {
    await readReview(ctx, id, { id: ctx.actor.id, name: nameOf(ctx.actor) });
    return { status: true, review: await staffReviewOf(ctx, id) };
  });
};
