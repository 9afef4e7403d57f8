import { z } from '@portal/shared-contracts/schema';
import { currency } from '../currencies.ts';
import { limits } from '../limits.ts';
import { id, price, timestamp } from '../scalars.ts';
import { reviewEngine, reviewFinding, reviewScore } from './analysis.schema.ts';
import { checkedBy, intakeOfReview } from './intake.schema.ts';
import { checkResult, reviewTab } from './tabs.ts';

const words = z.array(z.string()).default([]);

/** One check: what was found, in which words of the resume, and what to do about it. */
export const reviewCheck = z.object({
  result: checkResult.optional(),
  /** May carry simple HTML; sanitise before showing. */
  report_text: z.string(),
  flagged_text: words,
  suggestion: z.string().optional(),
});

/** The bullet check names the sentence that it is about (CR-06). */
export const bulletCheck = reviewCheck.extend({ bullet_point_sentence: z.string().optional() });

/** A language entry proposes verbs instead of the flagged words (CR-08). */
export const languageCheck = reviewCheck.extend({ result: checkResult, better_verbs: words });

/** The content of a review, section by section (CR-06 to CR-10). */
export const reviewContent = z.object({
  structure_section: z.object({
    use_of_bullets_check: bulletCheck,
    missing_sections_check: reviewCheck,
  }),
  impact_and_experience_section: z.object({ impact_check: reviewCheck }),
  language_section: z.record(z.string(), languageCheck),
  ats_section: z.object({
    hard_skills: z.array(z.string()),
    best_fit_jobs: z.array(z.string()),
    name_from_resume_first_name: z.string().nullable(),
    name_from_resume_last_name: z.string().nullable(),
  }),
  style_section: z.object({
    email_check: z.object({ result: checkResult, email: z.string().nullable() }),
    phone_number_check: z.object({ result: checkResult, phone_number: z.string().nullable() }),
  }),
  /** Every check of the engine; older reviews have only the fixed sections above (RV-46). */
  findings: z.array(reviewFinding).optional(),
  scores: z.array(reviewScore).optional(),
  engine: reviewEngine.optional(),
});

/** One to five whole stars (SC-55). */
export const stars = z.number().int().min(limits.rating.min).max(limits.rating.max);

/** A review of a resume (CR-05). E-mail and phone arrive masked. */
export const critique = z.object({
  _id: id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  processedAt: timestamp,
  progress: z.array(reviewTab),
  stars: stars.nullable(),
  feedback: z.string().nullable(),
  writtenByWriter: z.boolean(),
  /** Only for the person who came by the mailed link or is signed in as its owner. */
  uniqueCustomerId: z.string().nullable(),
  review: reviewContent,
  /** Findings that the reader ticked to work on; they travel with the order. */
  checklist: z.array(z.string().max(100)),
  /** Who of the firm has read it; nobody as long as a program alone has (RV-09, RV-57). */
  checkedBy: checkedBy.nullable().default(null),
  /** Only of a review that a visitor asked for. */
  intake: intakeOfReview.nullable().default(null),
});

/** How often an external product is paid (CR-17). */
export const productFrequency = z.enum(['Day', 'Week', 'Bi-Weekly', 'Month', '3-Months', 'Year']);

/** A product of another shop, offered beside the packages. */
export const externalProduct = z.object({
  _id: id,
  name: z.string(),
  price,
  frequency: productFrequency,
  productLink: z.string(),
  /** May carry simple HTML; sanitise before showing. */
  productDescription: z.string(),
  buttonText: z.string(),
});

/** A package as it is offered for sale (SC-09). */
export const packageOffer = z.object({
  _id: id,
  packageName: z.string(),
  packagePrice: price,
  /** What it is sold in; missing in replies of servers that knew the firm's currency only. */
  currency: currency.optional(),
  /** May carry simple HTML; sanitise before showing. */
  packageDescriptionHTML: z.string(),
  packageDescription: z.string(),
  clientWebsiteCustomization: z.object({ companyName: z.string() }),
});

/** What a firm adds to its reviews (CR-01). */
export const reviewCustomization = z.object({
  reviewEmailFirstName: z.string(),
  reviewEmailLastName: z.string(),
  yjsgProducts: z.array(externalProduct),
  expertHelperTextSection: z.string(),
});

/** The reply of the review call. */
export const reviewReply = z.object({
  status: z.literal(true),
  critique,
  critiqueViewsId: id,
  packages: z.array(packageOffer),
  clientCurrencyType: currency,
  clientWebsiteCustomization: reviewCustomization,
});

/** Verdict of one check. */
export type CheckResult = z.output<typeof checkResult>;
/** The content of a review. */
export type ReviewContent = z.output<typeof reviewContent>;
/** Title of a tab of a review. */
export type ReviewTab = z.output<typeof reviewTab>;
/** A review of a resume. */
export type Critique = z.output<typeof critique>;
/** A product of another shop. */
export type ExternalProduct = z.output<typeof externalProduct>;
/** How often an external product is paid. */
export type ProductFrequency = z.output<typeof productFrequency>;
/** A package as it is offered for sale. */
export type PackageOffer = z.output<typeof packageOffer>;
/** What a firm adds to its reviews. */
export type ReviewCustomization = z.output<typeof reviewCustomization>;
/** The reply of the review call. */
export type ReviewReply = z.output<typeof reviewReply>;
