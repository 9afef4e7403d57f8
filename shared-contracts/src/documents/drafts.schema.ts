import { z } from '@portal/shared-contracts/schema';
import { storedFile, wrappedFile } from '../files.ts';
import { limits } from '../limits.ts';
import { id, timestamp } from '../scalars.ts';

/** One to five whole stars (SC-55). */
export const starRating = z.number().int().min(limits.rating.min).max(limits.rating.max);

/** The files and notes of a draft. */
export const draftData = z.object({
  dataPdf: storedFile.nullable(),
  dataWord: storedFile.nullable(),
  dataOther: storedFile.nullable(),
  additionalFiles: z.array(storedFile),
  notes: z.string(),
});

/** What the admin said of a draft; null where no approval was asked for. */
export const adminApproval = z.object({
  pending: z.boolean(),
  approved: z.boolean(),
  rejectionReason: z.string().nullable(),
  rejectionFile: storedFile.nullable(),
});

/** Whose turn it is with a draft. */
export const draftStage = z.enum(['with-admin', 'rejected', 'with-customer', 'reviewed']);

/** One of the four turns. */
export type DraftStage = z.output<typeof draftStage>;

/** A draft, also called a revision (SC-12). */
export const draft = z.object({
  _id: id,
  /** What everybody calls it: its place among all drafts of its service; missing in replies of servers that did not say. */
  number: z.number().int().positive().optional(),
  rating: starRating.nullable(),
  review: z.string().nullable(),
  reviewedByUser: z.boolean(),
  reviewFile: wrappedFile.nullable(),
  data: draftData,
  adminApproval: adminApproval.nullable(),
  stage: draftStage,
  createdAt: timestamp,
  updatedAt: timestamp,
});

/** A draft. */
export type Draft = z.output<typeof draft>;

/** What the customer says of a draft. */
export const draftReview = z.object({
  reviewedByUser: z.literal(true),
  /** Missing where the site has ratings switched off. */
  rating: starRating.nullable().optional(),
  review: z.string().trim().max(limits.text.long),
  reviewFile: wrappedFile.nullable().optional(),
});
