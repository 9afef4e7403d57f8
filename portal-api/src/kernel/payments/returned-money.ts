/** How a dispute stands: a lost one took the money away for good. */
export type DisputeOutcome = 'open' | 'won' | 'lost';

/** What a provider knows of a refund; `pending` is accepted and not yet carried out. */
export type RefundState = 'unknown' | 'pending' | 'done' | 'failed';

/** A dispute as a provider tells of it. */
export interface ReportedDispute {
  /** The provider's own name of it. */
  id: string;
  amountMinor: number;
  outcome: DisputeOutcome;
  /** In the provider's own words; empty where it gives none. */
  reason: string;
  /** Until when it wants an answer. */
  answerBy: Date | null;
  openedAt: Date | null;
}

/** What a provider says was taken back of a payment; amounts in minor units. */
export interface ReturnedMoney {
  refundedMinor: number;
  disputes: readonly ReportedDispute[];
}
