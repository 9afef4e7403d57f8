import { COUNTED_TO } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';

const SHOWN = 'not o.hide_order and o.cancelled_at is null and not o.is_test';

const counted = (where: string): string =>
  `(select count(*)::int from (select 1 from orders o where o.site_id = $1 and ${SHOWN}
     and ${where} limit ${COUNTED_TO}) counted)`;

/** How many orders wait for somebody, each as the list behind it filters them. */
export const countWaitingOrders = async (
  db: SiteDatabase,
  { today, silentSince }: { today: string; silentSince: Date },
): Promise<Record<'unassigned' | 'overdue' | 'disputed' | 'silent', number>> => {
  const [row] = await db.query<Record<'unassigned' | 'overdue' | 'disputed' | 'silent', number>>(
    `select ${counted('o.writer_id is null and o.status_percentage < 100')} as unassigned,
       ${counted('o.status_percentage < 100 and o.due_date < $2::date')} as overdue,
       ${counted("o.payment_status = 'disputed'")} as disputed,
       ${counted("o.turn_owner = 'customer' and coalesce(o.turn_since, o.created_at) <= $3")} as silent`,
    [db.siteId, today, silentSince],
  );
  return row ?? { unassigned: 0, overdue: 0, disputed: 0, silent: 0 };
};
