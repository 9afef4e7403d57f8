import { z } from '@portal/shared-contracts/schema';
import { language } from '../languages.ts';
import { limits } from '../limits.ts';
import { email, personName, price, timestamp } from '../scalars.ts';
import { notRead } from './analysis.schema.ts';

/** Fields of the form in which a resume is sent (RV-06); the file itself is the part `file`. */
export const intakeForm = z.object({
  firstName: personName,
  lastName: personName,
  email,
  /** What the visitor reads in, and the language of the resume where its words do not tell. */
  language,
  /** The resume as text, where no file is sent. */
  text: z.string().max(limits.review.fieldCharacters).optional(),
  advert: z.string().max(limits.review.advertCharacters).optional(),
  /** Ticked by hand; nothing is stored without it (RV-48). */
  consent: z.literal('true'),
  /** The version of the text that was shown. */
  consentVersion: z.string().min(1).max(20),
  /** The version of the second text, where the visitor agreed that a model is asked (RV-47). */
  modelConsentVersion: z.string().min(1).max(80).optional(),
  ticket: z.string().min(1).max(500),
  /** Nobody sees this field, so nobody fills it in but a program (RV-14). */
  website: z.string().max(1000).optional(),
  /** Id and proof of the last review of this browser, which is led back to it for the same bytes (RV-52). */
  formerId: z.string().max(100).optional(),
  formerProof: z.string().max(100).optional(),
});

/** How far a review is (RV-05, RV-07). */
export const intakeStage = z.enum([
  'waiting',
  'reading',
  'checking',
  'matching',
  'ready',
  'failed',
]);

/** Where a sent resume stands. */
export const intakeState = z.object({
  status: z.literal(true),
  stage: intakeStage,
  /** While it waits: one is the next. */
  place: z.number().int().min(1).optional(),
  /**
   * Why it failed: a code of the refusals, and its sentence in the language of whoever asks. With `ready`: the review is
   * there as it was, and its checks could not be made again.
   */
  code: z.string().optional(),
  message: z.string().optional(),
  /** The language of the checks: what was read from the words, until then the choice of the form. */
  language,
});

/** What the text says to which the visitor agrees, in the language of the page (RV-48). */
export const intakeConsent = z.object({ version: z.string(), text: z.string() });

/** A job that fits a resume; reviews of earlier days know only its title and skills. */
export const fittingJob = z.object({
  title: z.string(),
  /** Of the resume, which the job asks for. */
  skills: z.array(z.string()),
  company: z.string().optional(),
  location: z.string().optional(),
  salaryMin: price.nullable().optional(),
  salaryMax: price.nullable().optional(),
  url: z.url({ protocol: /^https?$/i }).optional(),
});

/** What a review that a visitor asked for says of itself beside its content. */
export const intakeOfReview = z.object({
  language,
  /** What was left unread because a limit was reached (RV-10). */
  notRead: z.array(notRead),
  /** Until then file, text and names are kept; null where they belong to an order. */
  keptUntil: timestamp.nullable(),
  /** Jobs that fit, each with the skills of the resume that it asks for (RV-43). */
  bestFit: z.array(fittingJob),
  /** Whom to name for the lists of skills that were searched, in the words that they ask for (RV-41). */
  skillCredits: z.array(z.string()).optional(),
});

/** Who of the firm read a review, and when (RV-57). */
export const checkedBy = z.object({ name: z.string(), at: timestamp });

/** A step of the funnel that only the page can see (RV-59). */
export const intakeStep = z.enum(['chosen']);

/** A job that fits a resume. */
export type FittingJob = z.output<typeof fittingJob>;
/** The fields of the form. */
export type IntakeForm = z.output<typeof intakeForm>;
/** How far a review is. */
export type IntakeStage = z.output<typeof intakeStage>;
/** Where a sent resume stands. */
export type IntakeState = z.output<typeof intakeState>;
/** What the visitor agrees to. */
export type IntakeConsent = z.output<typeof intakeConsent>;
/** What a review that a visitor asked for says of itself. */
export type IntakeOfReview = z.output<typeof intakeOfReview>;
/** Who of the firm read a review. */
export type CheckedBy = z.output<typeof checkedBy>;
