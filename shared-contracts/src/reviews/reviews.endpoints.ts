import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { storedFile } from '../files.ts';
import { limits } from '../limits.ts';
import { done, email, id, personName } from '../scalars.ts';
import { reviewReply, stars } from './reviews.schema.ts';
import { reviewTab, reviewTabs } from './tabs.ts';

/**
 * A review for everybody with its link (CR-01); opening it from a page counts as one view. With `view: 'later'` it has no
 * effect, so that it can start ahead of the page, which tells by {@link openReview} once somebody sees it.
 */
export const getReview = defineEndpoint({
  method: 'GET',
  path: '/api/review/{id}',
  aliases: ['/review/{id}'],
  access: 'public',
  summary: 'A resume review with the packages offered beside it',
  input: z.object({
    id,
    uniqueCustomerId: z.string().max(100).optional(),
    view: z.literal('later').optional(),
  }),
  output: reviewReply,
});

/** Counts the view that a reading without effect has named, once, and takes the mailed link as proof (RV-50). */
export const openReview = defineEndpoint({
  method: 'POST',
  path: '/api/review/{id}/opened',
  access: 'public',
  readsStay: true,
  summary: 'Count a review that somebody sees as opened',
  input: z.object({
    id,
    critiqueViewId: id,
    uniqueCustomerId: z.string().max(100).optional(),
  }),
  output: done,
});

/** Remembers the visited tabs (CR-11); the spelling of `vistedTabs` is the wire's. */
export const saveReviewProgress = defineEndpoint({
  method: 'POST',
  path: '/api/review/progress',
  aliases: ['/review/progress'],
  access: 'public',
  summary: 'Remember the visited tabs of a review',
  input: z.object({ critiqueId: id, vistedTabs: z.array(reviewTab).max(reviewTabs.length) }),
  output: done,
});

/** Takes stars and a comment, once (CR-12). */
export const sendReviewFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/review/{id}/feedback/',
  aliases: ['/review/{id}/feedback/'],
  access: 'public',
  summary: 'Rate a review',
  input: z.object({ id, stars, feedback: z.string().trim().max(limits.text.long).default('') }),
  output: done,
});

/** Fills what the resume did not state; known fields never change (CR-13). */
export const updateReviewName = defineEndpoint({
  method: 'POST',
  path: '/api/review/{id}/update/name',
  aliases: ['/review/{id}/update/name'],
  access: 'public',
  summary: 'Fill the missing name and e-mail of a review',
  input: z.object({
    id,
    firstName: personName.optional(),
    lastName: personName.optional(),
    email: email.optional(),
  }),
  output: done,
});

/** Keeps the findings that the reader ticked; they travel with the order. */
export const saveReviewChecklist = defineEndpoint({
  method: 'POST',
  path: '/api/review/{id}/checklist',
  access: 'public',
  summary: 'Keep the ticked findings of a review',
  input: z.object({ id, findings: z.array(z.string().max(100)).max(100) }),
  output: done,
});

/** Counts a click on the consultation banner (CR-14). */
export const countConsultationClick = defineEndpoint({
  method: 'POST',
  path: '/api/critiques/{id}/schedule-button-click',
  aliases: ['/critiques/{id}/schedule-button-click'],
  access: 'public',
  summary: 'Count a click on Book Now',
  input: z.object({ id, critiqueViewId: id.optional() }),
  output: done,
});

/** Counts a click on an external product (CR-15). */
export const countProductClick = defineEndpoint({
  method: 'POST',
  path: '/api/checkout/yjsg-checkout-button-click',
  aliases: ['/checkout/yjsg-checkout-button-click'],
  access: 'public',
  summary: 'Count a click on an external product',
  input: z.object({ packageId: id, critiqueId: id, critiqueViewId: id.optional() }),
  output: done,
});

/** A finding that travelled with an order. */
export const orderFinding = z.object({
  id: z.string(),
  tab: reviewTab,
  reason: z.string(),
  words: z.array(z.string()),
  suggestions: z.array(z.string()),
});

/** A finding that travelled with an order. */
export type OrderFinding = z.output<typeof orderFinding>;

/** What the customer ticked in the review before buying, so that the writer starts from it. */
export const getOrderFindings = defineEndpoint({
  method: 'GET',
  path: '/api/orders/{id}/findings',
  access: 'signed-in',
  summary: 'Ticked findings of the review that led to an order',
  input: z.object({ id }),
  output: z.object({
    status: z.literal(true),
    findings: z.array(orderFinding),
    /** The resume that was reviewed, where its reader bought (RV-53). */
    document: storedFile.nullable().default(null),
  }),
});
