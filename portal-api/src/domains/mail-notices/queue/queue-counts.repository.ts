import type { Database } from '../../../kernel/database.ts';

/** Mails about what happened, of all sites, that have not left. */
export interface QueueCount {
  state: 'waiting' | 'sending' | 'uncertain' | 'failed';
  n: number;
  /** When the earliest that waits should have left. */
  due: Date | null;
}

/** How many mails wait, leave, may have left and did not leave; the last two by when they ended. One reading. */
export const countQueue = (platform: Database, endedSince: Date): Promise<QueueCount[]> =>
  platform.query<QueueCount>(
    `select 'waiting' as state, count(*)::int as n, min(due_at) as due from mail_notices
     where state = 'waiting'
     union all
     select 'sending', count(*)::int, null from mail_notices where state = 'sending'
     union all
     select state, count(*)::int, null from mail_notices
     where state in ('uncertain', 'failed') and ended_at >= $1 group by state`,
    [endedSince],
  );
