import type { Language } from '@portal/shared-contracts';
import { type Finding, findingsOf, type OrderFinding } from '@portal/shared-contracts/reviews';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { wordFindings } from '../../../review-engine/words/word-sentence.ts';
import { setHasFindings } from '../../orders/orders.service.ts';
import { findCritique, setOrder } from '../critiques.repository.ts';
import { countStep } from '../intake/counts.repository.ts';
import { carryFile } from '../intake/jobs.repository.ts';
import { insertOrderFindings } from './order-findings.repository.ts';

const toOrderFinding = ({ id, tab, reason, words, suggestions }: Finding): OrderFinding => ({
  id,
  tab,
  reason,
  words: [...words],
  suggestions: [...suggestions],
});

/** What a review led to. */
export interface ReviewPurchase {
  orderId: string;
  buyer: { id: string; language: Language | null };
  /** Whether the buyer held the proof. */
  isProven: boolean;
}

/**
 * Copies the ticked findings of a review to the order that it led to. The review and its file become the buyer's
 * only with the proof: anybody may buy by the link of somebody else's review.
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
  const findings = findingsOf(review).filter(({ id }) => ticked.has(id));
  await insertOrderFindings(tx, orderId, findings.map(toOrderFinding));
  if (findings.length > 0 || hasFile) await setHasFindings(tx, orderId);
};
