import { timingSafeEqual } from 'node:crypto';
import { holdsArea } from '@portal/shared-contracts';
import type { Actor } from '../../kernel/context.ts';
import type { CritiqueRecord } from './critique.record.ts';

type Visitor = Pick<Actor, 'id' | 'role' | 'admin'> | null;

const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Whether the visitor is the reader for whom the review was made: by the proof, or signed in as its buyer. */
export const isOwnerOf = (
  critique: Pick<CritiqueRecord, 'personId' | 'uniqueCustomerId'>,
  claim: { personId?: string | undefined; uniqueCustomerId?: string | undefined },
): boolean =>
  (claim.personId !== undefined && claim.personId === critique.personId) ||
  (claim.uniqueCustomerId !== undefined &&
    sameText(claim.uniqueCustomerId, critique.uniqueCustomerId));

/** Whether somebody works on the reviews of a firm: its writers, and admins who edit them. */
export const isOfReviewDesk = (visitor: Visitor): boolean =>
  visitor?.role === 'writer' ||
  (visitor?.role === 'admin' && holdsArea(visitor.admin, 'catalogue'));

/** Whether the visitor reads the words of the resume unmasked (RV-49). */
export const mayReadQuotes = (
  critique: Pick<CritiqueRecord, 'personId' | 'uniqueCustomerId'>,
  { visitor, uniqueCustomerId }: { visitor: Visitor; uniqueCustomerId: string | undefined },
): boolean =>
  isOwnerOf(critique, { personId: visitor?.id, uniqueCustomerId }) || isOfReviewDesk(visitor);

/** Whether somebody comes by the mailed link of a review for the first time. */
export const isUnopenedMailOf = (
  { mailProof, uniqueCustomerId }: Pick<CritiqueRecord, 'mailProof' | 'uniqueCustomerId'>,
  claim: string | undefined,
): boolean =>
  mailProof !== null &&
  mailProof !== uniqueCustomerId &&
  claim !== undefined &&
  sameText(claim, mailProof);
