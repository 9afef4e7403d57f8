import type { Language } from '@portal/shared-contracts';
import type { Critique, IntakeOfReview } from '@portal/shared-contracts/reviews';
import { wordFindings } from '../../review-engine/words/word-sentence.ts';
import type { CritiqueRecord } from './critique.record.ts';
import { maskEmail, maskPhone, maskQuotes, maskReview } from './masking.ts';

/** Who reads a review: whoever holds the proof gets it back, buyers and the firm's people the quotes alone. */
export interface Onlooker {
  holdsProof: boolean;
  mayReadQuotes: boolean;
  language: Language;
}

/** A review as its page may show it. */
export const presentCritique = (
  critique: CritiqueRecord,
  { holdsProof, mayReadQuotes, language }: Onlooker,
  intake: IntakeOfReview | null = null,
): Critique => {
  const review = maskReview(wordFindings(critique.review, language));
  return {
    _id: critique.id,
    firstName: critique.firstName,
    lastName: critique.lastName,
    email: maskEmail(critique.email),
    phoneNumber: maskPhone(critique.phoneNumber),
    processedAt: critique.processedAt.toISOString(),
    progress: critique.progress,
    stars: critique.stars,
    feedback: critique.feedback,
    writtenByWriter: critique.writtenByWriter,
    uniqueCustomerId: holdsProof ? critique.uniqueCustomerId : null,
    review: mayReadQuotes ? review : maskQuotes(review, critique.phoneNumber),
    checklist: critique.checklist,
    checkedBy: critique.checkedBy,
    intake,
  };
};
