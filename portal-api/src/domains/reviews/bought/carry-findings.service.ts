import type { Language } from '@portal/shared-contracts';
import {
  type Finding,
  findingsOf,
  type OrderFinding,
  type ReviewContent,
} from '@portal/shared-contracts/reviews';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { wordFindings } from '../../../review-engine/words/word-sentence.ts';
import { setHasFindings } from '../../orders/orders.service.ts';
import type { CritiqueRecord } from '../critique.record.ts';
import { findCritique, setOrder } from '../critiques.repository.ts';
import { countStep } from '../jobs/counts.repository.ts';
import { carryFile } from '../jobs/jobs.repository.ts';
import { maskQuotes, maskReview } from '../masking.ts';
import { insertOrderFindings } from './order-findings.repository.ts';

const toOrderFinding = ({ id, tab, reason, words, suggestions }: Finding): OrderFinding => ({
  id,
  tab,
  reason,
  words: [...words],
  suggestions: [...suggestions],
});

/** A review as the bare link shows it; a resume's own words stay behind, as its reader may have them deleted (RV-54). */
const withoutProof = (
  review: ReviewContent,
  { fromIntake, phoneNumber }: CritiqueRecord,
): ReviewContent => {
  const masked = maskQuotes(maskReview(review), phoneNumber);
  if (!fromIntake || !masked.findings) return masked;
  return { ...masked, findings: masked.findings.map((found) => ({ ...found, quotes: [] })) };
};

/** What a review led to. */
export interface ReviewPurchase {
  orderId: string;
  buyer: { id: string; language: Language | null };
  /** Whether the buyer held the proof. */
  isProven: boolean;
}

/**
 * Copies the ticked findings of a review to the order that it led to. The review, its file and its words become the
 * buyer's only with the proof: anybody may buy by the link of somebody else's review.
 */
export const carryFindings = async (
  tx: SiteDatabase,
  critiqueId: string,
  { orderId, buyer, isProven }: ReviewPurchase,
): Promise<void> => {
  const critique = await findCritique(tx, critiqueId);
  if (!critique) return;
  await setOrder(tx, critiqueId, { id: orderId, ownerId: isProven ? buyer.id : null });
  if (critique.fromIntake) await countStep(tx, 'bought');
  const hasFile = critique.fromIntake && isProven && (await carryFile(tx, critiqueId, orderId));
  const ticked = new Set(critique.checklist);
  const review = buyer.language ? wordFindings(critique.review, buyer.language) : critique.review;
  const shown = isProven ? review : withoutProof(review, critique);
  const findings = findingsOf(shown).filter(({ id }) => ticked.has(id));
  await insertOrderFindings(tx, orderId, findings.map(toOrderFinding));
  if (findings.length > 0 || hasFile) await setHasFindings(tx, orderId);
};
