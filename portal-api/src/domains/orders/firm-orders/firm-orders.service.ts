import type { ListedOrder } from '@portal/shared-contracts/admin';
import type { SiteContext } from '../../../kernel/context.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { dayIn } from '@portal/shared-contracts/days';
import { openSpan } from '../../../kernel/time/day-span.ts';
import { type FirmOrderFilter, sortKey } from '../rows/firm-order-query.repository.ts';
import { findNamed } from '../../people/people.service.ts';
import { countFirmOrders, listFirmOrderRows } from './firm-orders.repository.ts';
import { toListedOrder } from './firm-orders.presenter.ts';

type Firm = Pick<SiteContext, 'db' | 'site'>;

type Asked = Omit<FirmOrderFilter, 'clients' | 'today' | 'now' | 'span'> & {
  cursor?: string | undefined;
  limit: string;
};

/** A filter with what it is held against: the customers that its words begin, the day and the moment. */
export const completeFilter = async (
  { db, site }: Firm,
  filter: Omit<Asked, 'cursor' | 'limit'>,
): Promise<FirmOrderFilter> => ({
  ...filter,
  clients: filter.search ? await findNamed(db, filter.search) : undefined,
  today: dayIn(site.settings.timeZone, db.now()),
  now: db.now(),
  span: openSpan(site.settings.timeZone, filter),
});

/** A part of the firm's list of orders (BO-60). */
export const listForFirm = async (
  firm: Firm,
  { cursor, limit: most, ...asked }: Asked,
): Promise<{ items: ListedOrder[]; nextCursor: string | null; total: number }> => {
  const { db } = firm;
  const limit = Number(most);
  const filter = await completeFilter(firm, asked);
  const rows = await listFirmOrderRows(db, filter, {
    after: readCursor(cursor, sortKey(filter).type),
    limit: limit + 1,
  });
  const { shown, nextCursor } = cutPage(rows, limit, ({ sort_key, id }) => [sort_key, id]);
  const isWhole = cursor === undefined && nextCursor === null;
  return {
    items: shown.map(toListedOrder),
    nextCursor,
    total: isWhole ? shown.length : await countFirmOrders(db, filter),
  };
};

/** How many orders the list would show, as far as it is worth counting. */
export const countForFirm = async (
  firm: Firm,
  asked: Omit<Asked, 'cursor' | 'limit'>,
): Promise<number> => countFirmOrders(firm.db, await completeFilter(firm, asked));
