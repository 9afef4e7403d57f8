import { timingSafeEqual } from 'node:crypto';
import type { CritiqueRecord } from './critique.record.ts';

const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Whether the visitor is the reader for whom the review was made: by the mailed link or by the session. */
export const isOwnerOf = (
  critique: Pick<CritiqueRecord, 'personId' | 'uniqueCustomerId'>,
  claim: { personId?: string | undefined; uniqueCustomerId?: string | undefined },
): boolean =>
  (claim.personId !== undefined && claim.personId === critique.personId) ||
  (claim.uniqueCustomerId !== undefined &&
    sameText(claim.uniqueCustomerId, critique.uniqueCustomerId));

/** Whether somebody comes by the mailed link of a review for the first time. */
export const isUnopenedMailOf = (
  { mailProof, uniqueCustomerId }: Pick<CritiqueRecord, 'mailProof' | 'uniqueCustomerId'>,
  claim: string | undefined,
): boolean =>
  mailProof !== null &&
  mailProof !== uniqueCustomerId &&
  claim !== undefined &&
  sameText(claim, mailProof);
