import { z } from '@portal/shared-contracts/schema';
import { language } from '../../languages.ts';
import { limits } from '../../limits.ts';
import { reviewTab } from '../../reviews/tabs.ts';
import { reviewContent, stars } from '../../reviews/reviews.schema.ts';
import { email, id, optionalName, timestamp } from '../../scalars.ts';
import { publishedState } from '../catalogue/packages.schema.ts';
import { rowVersion } from '../../lists.ts';

/** Everything that a firm writes of a review (BO-102); a draft may still lack what publishing asks for. */
export const writtenReview = z.object({
  firstName: optionalName,
  lastName: optionalName,
  /** Where the link goes; null until it is known. */
  email: email.nullable(),
  /** What the reader reads in: the mail with the link. */
  language,
  /** The text of the resume, against which quoted words are held. */
  resume: z.string().max(limits.review.fieldCharacters),
  content: reviewContent,
});

/** A review as the list of the back office shows it (BO-101). */
export const listedReview = z.object({
  _id: id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  /** Whether its mailed link was opened. */
  emailProven: z.boolean(),
  /** Whether a visitor sent the resume; its findings are changed one by one. */
  fromVisitor: z.boolean(),
  state: publishedState,
  /** Whether something was edited and not published. */
  hasDraft: z.boolean(),
  publishedAt: timestamp.nullable(),
  /** How often its page was opened, and when last. */
  opened: z.number().int(),
  openedAt: timestamp.nullable(),
  /** The tabs that its reader visited. */
  tabs: z.array(reviewTab),
  stars: stars.nullable(),
  feedback: z.string().nullable(),
  /** How often somebody left it for an offer or a checkout. */
  clicks: z.number().int(),
  /** The order that it led to; its name is its number. */
  order: z.object({ _id: id, name: z.string() }).nullable(),
});

/** A review as it is edited. */
export const editedReview = listedReview.extend({
  version: rowVersion,
  publishedVersion: z.number().int(),
  written: writtenReview,
  /** Ticks of the reader; a correction keeps those of findings that are still there (BO-103). */
  checklist: z.array(z.string()),
  changedAt: timestamp.nullable(),
  changedBy: z.string().nullable(),
});

/** What a review said at each publishing. */
export const reviewVersion = z.object({
  version: z.number().int(),
  publishedAt: timestamp,
  publishedBy: z.string().nullable(),
  content: reviewContent,
});

/** Words that come again in many reviews. */
export const reviewSnippet = z.object({ _id: id, title: z.string(), text: z.string() });

/** {@link writtenReview} as a type. */
export type WrittenReview = z.output<typeof writtenReview>;
/** {@link listedReview} as a type. */
export type ListedReview = z.output<typeof listedReview>;
/** {@link editedReview} as a type. */
export type EditedReview = z.output<typeof editedReview>;
/** {@link reviewSnippet} as a type. */
export type ReviewSnippet = z.output<typeof reviewSnippet>;
