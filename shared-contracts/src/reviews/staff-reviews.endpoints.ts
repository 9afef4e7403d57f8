import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../scalars.ts';
import {
  findingEdit,
  staffReview,
  staffReviewFilter,
  staffReviewRow,
} from './staff-reviews.schema.ts';

const reply = z.object({ status: z.literal(true), review: staffReview });

/** Reviews that visitors asked for, the newest first, unread ones before the others (RV-55). */
export const listStaffReviews = defineEndpoint({
  method: 'GET',
  path: '/api/reviews',
  access: ['writer'],
  summary: 'Reviews that visitors of the site asked for',
  input: z.object({
    search: z.string().trim().max(255).default(''),
    state: staffReviewFilter.default('all'),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  output: z.object({
    status: z.literal(true),
    reviews: z.array(staffReviewRow),
    /** How many match, over all pages. */
    total: z.number().int(),
    pages: z.number().int(),
    /** How many nobody has read yet, whatever was searched for. */
    unread: z.number().int(),
  }),
});

/** One review with its findings, its text and who changed what (RV-55, RV-56). */
export const getStaffReview = defineEndpoint({
  method: 'GET',
  path: '/api/reviews/{id}',
  access: ['writer'],
  summary: 'A review of a visitor with its text and history',
  input: z.object({ id }),
  output: reply,
});

/** Changes, drops and adds findings; a version that is not the newest is refused (RV-56). */
export const editStaffReview = defineEndpoint({
  method: 'PATCH',
  path: '/api/reviews/{id}',
  access: ['writer'],
  summary: 'Change the findings of a review',
  input: z.object({
    id,
    baseVersion: z.number().int().min(1),
    edits: z.array(findingEdit).min(1).max(100),
  }),
  output: reply,
});

/** Says that the caller has read the review: its head says so from now on (RV-57). */
export const readStaffReview = defineEndpoint({
  method: 'POST',
  path: '/api/reviews/{id}/read',
  access: ['writer'],
  summary: 'Say that one has read a review',
  input: z.object({ id }),
  output: reply,
});
