import { z } from '@portal/shared-contracts/schema';

/** Verdict of one check of a review. */
export const checkResult = z.enum(['bad', 'good']);

/** Titles of the five tabs as they travel in `progress` (CR-03, CR-11). */
export const reviewTabs = [
  'Structure',
  'Impact and Experience',
  'Language',
  'ATS',
  'Best-Fit Jobs',
] as const;

/** Title of a tab of a review. */
export const reviewTab = z.enum(reviewTabs);
