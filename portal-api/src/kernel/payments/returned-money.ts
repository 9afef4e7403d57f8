/** How a dispute stands: a lost one took the money away for good. */
export type DisputeOutcome = 'open' | 'won' | 'lost';

/** What a provider says was taken back of a payment; amounts in minor units. */
export interface ReturnedMoney {
  refundedMinor: number;
  disputes: readonly { amountMinor: number; outcome: DisputeOutcome }[];
}
