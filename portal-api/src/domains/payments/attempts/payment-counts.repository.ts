import type { Database } from '../../../kernel/database.ts';
import type { AttemptState } from './attempt.record.ts';

/** The payments of all sites in one state. */
export interface PaymentCount {
  state: AttemptState;
  n: number;
  oldest: Date;
  disputed: number;
}

/** How many payments of all sites are in each state, since when, and how many are disputed: one reading. */
export const countPayments = (platform: Database): Promise<PaymentCount[]> =>
  platform.query<PaymentCount>(
    `select state, count(*)::int as n, min(created_at) as oldest,
       (count(*) filter (where is_disputed))::int as disputed
     from payment_attempts group by state`,
  );
