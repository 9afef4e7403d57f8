import type { Database } from '../../../kernel/database.ts';
import type { AttemptState } from './attempt.record.ts';

/** Payments of all sites that somebody may have to look after. */
export interface PaymentCount {
  what: Extract<AttemptState, 'open' | 'needs-action' | 'processing'> | 'disputed';
  n: number;
  oldest: Date | null;
}

/** How many payments of all sites are unfinished, by state and since when, and how many are disputed: one reading. */
export const countPayments = (platform: Database): Promise<PaymentCount[]> =>
  // What is finished only grows: each part reads a small index of its own.
  platform.query<PaymentCount>(
    `select state as what, count(*)::int as n, min(created_at) as oldest from payment_attempts
     where state in ('open', 'needs-action', 'processing') group by state
     union all
     select 'disputed', count(*)::int, min(created_at) from payment_attempts
     where state = 'paid' and is_disputed`,
  );
