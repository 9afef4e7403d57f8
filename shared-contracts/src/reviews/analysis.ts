import { z } from '@portal/shared-contracts/schema';
import { notRead, resumeContact, scannerText } from './analysis.schema.ts';
import { reviewContent } from './reviews.schema.ts';

/** What the reading of a resume found: what the review stores, and what only its owner may see. */
export const resumeAnalysis = z.object({
  /** Findings, scores and engine are always there; `best_fit_jobs` is filled by whoever knows the jobs. */
  content: reviewContent,
  text: scannerText,
  /** The page of each line of `text.reading`; missing in what was read before pages were noted. */
  linePages: z.array(z.number().int().min(1)).optional(),
  notRead: z.array(notRead),
  contact: resumeContact,
  /** Skills of the resume, by their names in the list of skills. */
  skills: z.array(z.string()),
  /** Titles of its positions, newest first. */
  titles: z.array(z.string()),
});

/** What the reading of a resume found. */
export type ResumeAnalysis = z.output<typeof resumeAnalysis>;
