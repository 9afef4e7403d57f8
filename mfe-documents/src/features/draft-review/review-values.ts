import { limits, storedFile } from '@portal/shared-contracts';
import { type Draft, starRating } from '@portal/shared-contracts/documents';
import { z } from '@portal/shared-contracts/schema';

const reviewValues = z.object({
  rating: starRating.nullable(),
  review: z.string(),
  file: storedFile.nullable(),
});

/** A review that is being written. */
export type ReviewValues = z.output<typeof reviewValues>;

/** What was said before the firm asked again, or nothing. */
export const formerReview = ({
  rating,
  review,
  reviewFile,
}: Pick<Draft, 'rating' | 'review' | 'reviewFile'>): ReviewValues => ({
  rating,
  review: review ?? '',
  file: reviewFile?.file ?? null,
});

/** Reads a review from the vault; one that no longer fits is not used. */
export const parseReview = (stored: unknown): ReviewValues | undefined => {
  const parsed = reviewValues.safeParse(stored);
  return parsed.success ? parsed.data : undefined;
};

/** The text for what is missing, or nothing (DO-22, DO-23). */
export const reviewProblem = (
  { rating, review }: ReviewValues,
  ratingsOn: boolean,
): 'review.ratingMissing' | 'review.textMissing' | undefined => {
  const isBlank = review.trim() === '';
  if (ratingsOn) return rating === null || isBlank ? 'review.ratingMissing' : undefined;
  return isBlank ? 'review.textMissing' : undefined;
};

/** Whether the customer is asked if this was the last request (DO-26). */
export const asksForFinal = ({ rating }: ReviewValues, ratingsOn: boolean): boolean =>
  !ratingsOn || (rating ?? 0) > limits.finalRatingAbove;
