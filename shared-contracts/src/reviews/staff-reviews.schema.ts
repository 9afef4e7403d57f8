import { z } from '@portal/shared-contracts/schema';
import { language } from '../languages.ts';
import { limits } from '../limits.ts';
import { id, timestamp } from '../scalars.ts';
import {
  findingResult,
  notRead,
  reviewFinding,
  reviewScore,
  scannerText,
} from './analysis.schema.ts';
import { checkedBy } from './intake.schema.ts';
import { reviewTab } from './tabs.ts';

/** Which reviews of visitors a list shows (RV-55). */
export const staffReviewFilter = z.enum(['all', 'unread', 'read']);

/** A review of a visitor as the firm's list shows it (RV-55). */
export const staffReviewRow = z.object({
  _id: id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  /** Whether the address was proven by opening the mailed link. */
  emailProven: z.boolean(),
  language,
  processedAt: timestamp,
  checkedBy: checkedBy.nullable(),
  /** Whether it led to an order. */
  bought: z.boolean(),
});

/** One change of a review by the firm (RV-56). */
export const findingHistory = z.object({
  at: timestamp,
  by: z.string(),
  finding: z.string(),
  kind: z.enum(['changed', 'dropped', 'added']),
  before: reviewFinding.nullable(),
  after: reviewFinding.nullable(),
});

/** A review of a visitor as the firm reads and changes it, unmasked (RV-55, RV-56). */
export const staffReview = staffReviewRow.extend({
  /** Counts up with each change; send it back as `baseVersion`. */
  version: z.number().int().min(1),
  findings: z.array(reviewFinding),
  scores: z.array(reviewScore),
  notRead: z.array(notRead),
  /** Null once it was deleted. */
  scan: scannerText.nullable(),
  file: z.object({ name: z.string(), size: z.number().int() }).nullable(),
  history: z.array(findingHistory),
});

const words = z.string().trim().min(1).max(limits.text.long);
const quote = z.string().trim().max(1000);

/** What the firm does with one finding (RV-56); a quote has to stand in the document. */
export const findingEdit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('change'),
    finding: z.string().max(100),
    result: findingResult.optional(),
    reason: words.optional(),
    /** Empty takes it away. */
    suggestion: z.string().trim().max(limits.text.long).optional(),
    /** Empty takes all of them away. */
    quote: quote.optional(),
  }),
  z.object({ kind: z.literal('drop'), finding: z.string().max(100) }),
  z.object({
    kind: z.literal('add'),
    tab: reviewTab,
    result: findingResult,
    reason: words,
    suggestion: z.string().trim().max(limits.text.long).optional(),
    quote: quote.min(1).optional(),
  }),
]);

/** A review of a visitor as the firm's list shows it. */
export type StaffReviewRow = z.output<typeof staffReviewRow>;
/** A review of a visitor as the firm reads and changes it. */
export type StaffReview = z.output<typeof staffReview>;
/** What the firm does with one finding. */
export type FindingEdit = z.output<typeof findingEdit>;
/** One change of a review by the firm. */
export type FindingHistory = z.output<typeof findingHistory>;
