import type { Database } from '../../../kernel/database.ts';
import type { AttemptState } from './attempt.record.ts';

/** How many payments of all sites are in each state. */
export const countPayments = (platform: Database): Promise<{ state: AttemptState; n: number }[]> =>
  platform.query('select state, count(*) as n from payment_attempts group by state');

/** When the oldest payment began that nobody has finished, and how many are disputed. */
export const findTroubledPayments = async (
  platform: Database,
): Promise<{ oldest: Date | null; disputed: number }> => {
  const [row] = await platform.query<{ oldest: Date | null; disputed: number }>(
    `select min(created_at) filter (where state in ('open', 'needs-action', 'processing')) as oldest,
       count(*) filter (where is_disputed) as disputed from payment_attempts`,
  );
  return row ?? { oldest: null, disputed: 0 };
};
