import { limits } from '../../limits.ts';
import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { reviewContent } from '../../reviews/reviews.schema.ts';
import { done, id } from '../../scalars.ts';
import { publishedState } from '../catalogue/packages.schema.ts';
import { alsoListOf, baseVersion, listInput, listOf } from '../../lists.ts';
import { reportDay, reviewHappenings } from '../reports.endpoints.ts';
import { editedReview, listedReview, reviewVersion, writtenReview } from './reviews.schema.ts';

const PATH = '/api/admin/reviews';
const byAdmin = { access: ['admin'], area: 'catalogue' } as const;
const one = z.object({ status: z.literal(true), review: editedReview });
const atVersion = z.object({ id, baseVersion });

/** Reviews of the firm, written and sent for, the newest first (BO-101). */
export const listAdminReviews = defineEndpoint({
  method: 'GET',
  path: PATH,
  ...byAdmin,
  summary: 'Reviews of the firm',
  input: z.object({
    state: publishedState.optional(),
    search: z.string().trim().max(limits.firm.search).optional(),
    /** What happened from one day to another, in the firm's time zone. */
    happened: z.enum(reviewHappenings).optional(),
    from: reportDay.optional(),
    to: reportDay.optional(),
    ...listInput,
  }),
  output: listOf(listedReview),
});

/** Drafts a review; the same idempotency key again finds the same one. */
export const createReview = defineEndpoint({
  method: 'POST',
  path: PATH,
  ...byAdmin,
  summary: 'Draft a review',
  input: writtenReview,
  output: one,
});

/** One review with what is edited of it. */
export const getAdminReview = defineEndpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'One review of the firm',
  input: z.object({ id }),
  output: one,
});

/** Changes the draft for whoever has seen how it stands. */
export const saveReview = defineEndpoint({
  method: 'PATCH',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'Change the draft of a review',
  input: writtenReview.partial().extend({ id, baseVersion }),
  output: one,
});

/** Deletes a review that led to no order. */
export const deleteAdminReview = defineEndpoint({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'Delete a review that led to no order',
  input: z.object({ id }),
  output: done,
});

/** What was published, newest first. */
export const listReviewVersions = defineEndpoint({
  method: 'GET',
  path: `${PATH}/{id}/versions`,
  ...byAdmin,
  summary: 'Published versions of a review',
  input: z.object({ id, ...listInput }),
  output: z.object({
    status: z.literal(true),
    versions: z.array(reviewVersion),
    ...alsoListOf(reviewVersion),
  }),
});

const mailed = one.extend({
  /** Whether the link went out with it. */
  mailed: z.boolean(),
});

/** Shows the draft to its reader, who is mailed the link the first time; a correction keeps the ticks (BO-103). */
export const publishReview = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/publish`,
  ...byAdmin,
  summary: 'Publish a review',
  input: atVersion,
  output: mailed.extend({
    /** Whether the link had to leave and did not; missing in replies of servers that did not say it. */
    unmailed: z.boolean().optional(),
  }),
});

/** Mails the link of a published review once more. */
export const resendReview = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/resend`,
  ...byAdmin,
  summary: 'Mail the link of a review once more',
  input: z.object({ id }),
  output: mailed,
});

/** Takes what was edited back to what is published. */
export const discardReview = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/discard`,
  ...byAdmin,
  summary: 'Drop the draft of a review',
  input: atVersion,
  output: one,
});

/** Closes its link; nothing is lost. */
export const archiveReview = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/archive`,
  ...byAdmin,
  summary: 'Archive a review',
  input: atVersion,
  output: one,
});

/** Opens the link of an archived review again. */
export const restoreReview = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/restore`,
  ...byAdmin,
  summary: 'Bring an archived review back',
  input: atVersion,
  output: one,
});

/** Drafts another review with the same words, for whoever it is then made for. */
export const copyReview = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/copy`,
  ...byAdmin,
  summary: 'Copy a review',
  input: z.object({ id }),
  output: one,
});

/** Says whether a content could be a review, and by path what is wrong with it (BO-102). */
export const checkReviewContent = defineEndpoint({
  method: 'POST',
  path: '/api/admin/review-content',
  ...byAdmin,
  summary: 'Check the content of a review',
  input: z.object({ content: reviewContent }),
  output: z.object({ status: z.literal(true), content: reviewContent }),
});

/** Reads the text of a resume that lies before the firm as a file; nothing of it is kept. */
export const readReviewResume = defineEndpoint({
  method: 'POST',
  path: '/api/admin/review-resume',
  ...byAdmin,
  upload: true,
  summary: 'Read the text of a resume',
  input: z.object({}),
  output: z.object({ status: z.literal(true), text: z.string() }),
});
