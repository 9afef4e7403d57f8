import { z } from '@portal/shared-contracts/schema';
import { language } from '../languages.ts';
import { reviewTab } from './tabs.ts';

const parameter = z.union([z.string(), z.number()]);

/**
 * A sentence of a review: what is said as a code with parameters, and its words. The words are in the
 * language of the review; whoever reads it in another language is given them anew from the code.
 */
export const reviewSentence = z.object({
  /** `own-words` where a person wrote the text. */
  code: z.string().max(60),
  params: z.record(z.string(), parameter),
  text: z.string(),
});

/** Where words of the resume stand: page and line count from one, the line is one of `text.reading`. */
export const reviewPlace = z.object({
  page: z.number().int().min(1),
  line: z.number().int().min(1),
  section: z.string().nullable(),
});

/** Words of the resume, letter by letter, where they stand, and what to write instead. */
export const reviewQuote = z.object({
  quote: z.string(),
  place: reviewPlace,
  suggestion: reviewSentence.nullable(),
});

/** Whether a check went well, or could not be made. */
export const findingResult = z.enum(['good', 'bad', 'not-checked']);

/** One check of a review: one verdict, the words that it rests on, why, and what to do (RV-29). */
export const reviewFinding = z.object({
  /** Tab and check, e.g. `language.weak_verbs`; the checklist names findings by it. */
  id: z.string().max(100),
  tab: reviewTab,
  result: findingResult,
  /** The first words that it is about; all of them stand in `quotes`. */
  quote: z.string().nullable(),
  place: reviewPlace.nullable(),
  reason: reviewSentence,
  suggestion: reviewSentence.nullable(),
  quotes: z.array(reviewQuote),
  /** What it counts for in the points of its tab; 0 where nothing was checked. */
  weight: z.number().min(0),
  by: z.enum(['program', 'person', 'model']),
  /** Who runs the model, where one suggested it (RV-47). */
  suggestedBy: z.string().max(80).optional(),
});

/** The sum of a tab (RV-44): `good` of `applicable` checks, `points` of 100, and by whose weights. */
export const reviewScore = z.object({
  tab: reviewTab,
  good: z.number().int().min(0),
  applicable: z.number().int().min(0),
  weightGood: z.number().min(0),
  weightApplicable: z.number().min(0),
  /** `round(100 × weightGood ÷ weightApplicable)`; null where nothing applies. */
  points: z.number().int().min(0).max(100).nullable(),
});

/** What made a review: same input and same versions give the same bytes (RV-45). */
export const reviewEngine = z.object({
  version: z.string(),
  /** Versions of the word lists. */
  lists: z.string(),
  /** The day that stands for today; no check reads a clock. */
  asOf: z.iso.date(),
  language,
  /** Whether the language was read from the text or is the choice of the form. */
  languageBy: z.enum(['text', 'choice']),
  sha256: z.string(),
});

/** What the plain readers of application systems see (RV-34). */
export const scannerText = z.object({
  /** Lines in the order of the file. */
  stream: z.array(z.string()),
  /** Lines as a person reads them; places of findings count these. */
  reading: z.array(z.string()),
  /** What fell away: running heads and hidden words. */
  dropped: z.array(z.object({ why: z.enum(['header-footer', 'hidden']), text: z.string() })),
});

/** What was left unread because a limit was reached (RV-10). */
export const notRead = z.object({
  what: z.enum(['pages', 'characters']),
  limit: z.number().int(),
  found: z.number().int(),
});

/** Name and ways to reach the person, as the resume states them. */
export const resumeContact = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

/** Why a file gets no review (RV-11); each has a sentence with a way out. */
export const analysisFailure = z.enum([
  'old-word',
  'picture',
  'password',
  'no-text-layer',
  'damaged',
  'empty',
  'too-large',
  'too-short',
  'not-a-resume',
  'unsupported',
  /** The reading took too long or too much memory. */
  'timeout',
]);

/** A sentence of a review. */
export type ReviewSentence = z.output<typeof reviewSentence>;
/** Where words of the resume stand. */
export type ReviewPlace = z.output<typeof reviewPlace>;
/** Words of the resume with their place. */
export type ReviewQuote = z.output<typeof reviewQuote>;
/** One check of a review. */
export type ReviewFinding = z.output<typeof reviewFinding>;
/** Whether a check went well, or could not be made. */
export type FindingResult = z.output<typeof findingResult>;
/** The sum of a tab. */
export type ReviewScore = z.output<typeof reviewScore>;
/** What made a review. */
export type ReviewEngine = z.output<typeof reviewEngine>;
/** What plain readers see. */
export type ScannerText = z.output<typeof scannerText>;
/** What was left unread. */
export type NotRead = z.output<typeof notRead>;
/** Name and ways to reach the person. */
export type ResumeContact = z.output<typeof resumeContact>;
/** Why a file gets no review. */
export type AnalysisFailure = z.output<typeof analysisFailure>;
