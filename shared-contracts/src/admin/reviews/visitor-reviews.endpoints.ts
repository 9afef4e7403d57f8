import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { findingEdit, staffReview } from '../../reviews/staff-reviews.schema.ts';
import { id } from '../../scalars.ts';

const PATH = '/api/admin/reviews';
const byAdmin = { access: ['admin'], area: 'catalogue' } as const;
const ofVisitor = z.object({ status: z.literal(true), review: staffReview });

/** The review of a resume that a visitor sent, with findings, text and history (RV-55). */
export const getVisitorReview = defineEndpoint({
  method: 'GET',
  path: `${PATH}/{id}/findings`,
  ...byAdmin,
  summary: 'Findings of a review that a visitor asked for',
  input: z.object({ id }),
  output: ofVisitor,
});

/** Changes, drops and adds its findings (RV-56). */
export const editVisitorReview = defineEndpoint({
  method: 'PATCH',
  path: `${PATH}/{id}/findings`,
  ...byAdmin,
  summary: 'Change findings of a review that a visitor asked for',
  input: z.object({
    id,
    baseVersion: z.number().int().min(1),
    edits: z.array(findingEdit).min(1).max(100),
  }),
  output: ofVisitor,
});

/** Says that the caller has read it (RV-57). */
export const readVisitorReview = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/read`,
  ...byAdmin,
  summary: 'Say that one has read a review',
  input: z.object({ id }),
  output: ofVisitor,
});
