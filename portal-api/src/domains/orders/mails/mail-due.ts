import type { DatabaseServer, SiteDatabase } from '../../../kernel/database.ts';
import type { Log } from '../../../kernel/log.ts';
import { MINUTE } from '../../../kernel/time/durations.ts';
import { plusDays } from '@portal/shared-contracts/days';
import {
  type NewNotice,
  type NoticeRow,
  queueMails,
} from '../../mail-notices/mail-notices.service.ts';
import { firmToday, listSites } from '../../website/website.service.ts';
import { type DueOrder, listDueOn } from './due-orders.repository.ts';

const LOOKED_EVERY = 10 * MINUTE;

const toNotice = ({ id, number, name, writerId, due }: DueOrder, tomorrow: string): NewNotice => ({
  event: due === tomorrow ? 'due-tomorrow' : 'overdue',
  key: `${id}:${due}`,
  personId: writerId,
  orderId: id,
  facts: { number, order: name, due },
});

const mailDueOf = (db: SiteDatabase): Promise<void> =>
  db.transaction(async (tx) => {
    const today = await firmToday(tx);
    const tomorrow = plusDays(today, 1);
    // The day before yesterday too, for a server that was away.
    const orders = await listDueOn(tx, [tomorrow, plusDays(today, -1), plusDays(today, -2)]);
    await queueMails(
      tx,
      orders.map((order) => toNotice(order, tomorrow)),
    );
  });

/** Looks now and then, by the server's clock, for orders that are due tomorrow or overdue. */
export const dueRound = (
  database: DatabaseServer,
  now: () => Date,
  log: Pick<Log, 'error'>,
): (() => Promise<void>) => {
  let last = 0;
  return async () => {
    if (now().getTime() - last < LOOKED_EVERY) return;
    last = now().getTime();
    for (const { site_id } of await listSites(database.platform()))
      await mailDueOf(database.site(site_id)).catch((error: unknown) =>
        log.error({ err: error, site: site_id }, 'days that are due could not be mailed'),
      );
  };
};

/** Whether an order is still due on the day that is mailed, and still this writer's. */
export const isStillDue = async (db: SiteDatabase, notice: NoticeRow): Promise<boolean> => {
  const due = await listDueOn(db, [notice.params.due ?? '']);
  return due.some(({ id, writerId }) => id === notice.order_id && writerId === notice.person_id);
};
