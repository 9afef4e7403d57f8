import { FOLLOW_UP_SUBMITTED, moduleIds } from '@portal/shared-contracts/orders';

/** How far an order has come when something happens: 0 is the purchase, 1 the end or today. */
export const SHARES = {
  assigned: 0.02,
  signed: 0.04,
  intake: 0.06,
  followUpSent: 0.2,
  followUpAnswered: 0.3,
  firstDraft: 0.4,
  betweenDrafts: 0.15,
  verdict: 0.02,
  review: 0.07,
  accepted: 0.8,
  final: 0.9,
} as const;

const shareOf: Readonly<Record<string, number>> = {
  [FOLLOW_UP_SUBMITTED]: SHARES.followUpSent,
  [moduleIds.additionalQuestionnaire]: SHARES.followUpAnswered,
  [moduleIds.revisionProcess]: SHARES.accepted,
  [moduleIds.finalDocument]: SHARES.final,
  [moduleIds.finalLinkedin]: SHARES.final,
};

/** When a task was done; the `index` keeps those of the intake apart. */
export const shareOfTask = (taskId: string, index: number): number =>
  shareOf[taskId] ?? SHARES.intake + index / 100;

/** The moment at a share of the way between two. */
export const momentAt = (from: Date, to: Date, share: number): Date =>
  new Date(from.getTime() + (to.getTime() - from.getTime()) * share);
