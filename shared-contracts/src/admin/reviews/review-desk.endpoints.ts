import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { testimonial } from '../../website/website.schema.ts';
import { day, done, id } from '../../scalars.ts';
import { reviewSnippet } from './reviews.schema.ts';

const byAdmin = { access: ['admin'], area: 'catalogue' } as const;
const SNIPPETS = '/api/admin/review-snippets';

/** What stands beside the list of reviews: what customers said, and how many came how far (BO-101, RV-59). */
export const readReviewDesk = defineEndpoint({
  method: 'GET',
  path: '/api/admin/review-desk',
  ...byAdmin,
  summary: 'Testimonials and the way to a review in counts',
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    testimonials: z.array(testimonial),
    /** The first day of the counts. */
    since: day,
    funnel: z.array(z.object({ step: z.string(), count: z.number().int() })),
  }),
});

/** Words that come again in many reviews, by title (BO-102). */
export const listReviewSnippets = defineEndpoint({
  method: 'GET',
  path: SNIPPETS,
  ...byAdmin,
  summary: 'Snippets of reviews',
  input: z.object({}),
  output: z.object({ status: z.literal(true), snippets: z.array(reviewSnippet) }),
});

/** Keeps words for further reviews; the same title again replaces them. */
export const saveReviewSnippet = defineEndpoint({
  method: 'POST',
  path: SNIPPETS,
  ...byAdmin,
  summary: 'Keep a snippet of reviews',
  input: z.object({
    title: z.string().trim().min(1).max(limits.text.short),
    text: z.string().trim().min(1).max(limits.text.long),
  }),
  output: z.object({ status: z.literal(true), snippet: reviewSnippet }),
});

/** Drops one of them. */
export const deleteReviewSnippet = defineEndpoint({
  method: 'DELETE',
  path: `${SNIPPETS}/{id}`,
  ...byAdmin,
  summary: 'Drop a snippet of reviews',
  input: z.object({ id }),
  output: done,
});
