import type { PortalApp } from '../../http/portal-app.ts';
import type { Analyser } from '../../kernel/reviews/analyser.ts';
import { registerProducts } from './products/edited-products.routes.ts';
import { registerStaffReviews } from './staff/staff-reviews.routes.ts';
import { registerReviewDesk } from './written/review-desk.routes.ts';
import { registerWrittenReviews } from './written/written-reviews.routes.ts';

/** The firm's side of reviews: what writers read, and what admins write and offer beside it. */
export const registerFirmReviews = (app: PortalApp, analyser: Analyser): void => {
  registerStaffReviews(app);
  registerProducts(app);
  registerWrittenReviews(app, analyser);
  registerReviewDesk(app);
};
