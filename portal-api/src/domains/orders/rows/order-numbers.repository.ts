import type { SiteDatabase } from '../../../kernel/database.ts';

// What stands before the count of trials, whatever the firm's own prefix is.
const TEST_PREFIX = 'T-';

// Nobody likes to be the first customer, and four digits sort and read alike for years.
const FIRST_NUMBER = 1001;

/** What a number is stored as: the firm's prefix of that day, and its own count. */
export interface OrderNumber {
  prefix: string;
  number: number;
}

/**
 * Takes numbers for so many new orders of the firm. The count's row stays locked until the
 * transaction ends, so that a purchase that fails leaves no gap.
 */
export const takeOrderNumbers = async (tx: SiteDatabase, count: number): Promise<OrderNumber[]> => {
  const [row] = await tx.query<{ last: number; prefix: string }>(
    `insert into order_numbers (site_id, last) values ($1, ${FIRST_NUMBER - 1} + $2::int)
     on conflict (site_id) do update set last = order_numbers.last + $2::int
     returning last, (select coalesce(settings ->> 'orderPrefix', '') from sites
       where sites.site_id = order_numbers.site_id) as prefix`,
    [tx.siteId, count],
  );
  if (!row) throw new Error(`The site ${tx.siteId} gave no number`);
  const { last, prefix } = row;
  return Array.from({ length: count }, (_, index) => ({
    prefix,
    number: last - count + 1 + index,
  }));
};

/** Takes a number for a trial: a count of its own, so that the firm's numbers have no gap. */
export const takeTestNumber = async (tx: SiteDatabase): Promise<OrderNumber> => {
  const [row] = await tx.query<{ last_test: number }>(
    `insert into order_numbers (site_id, last, last_test) values ($1, ${FIRST_NUMBER - 1}, 1)
     on conflict (site_id) do update set last_test = order_numbers.last_test + 1
     returning last_test`,
    [tx.siteId],
  );
  if (!row) throw new Error(`The site ${tx.siteId} gave no number`);
  return { prefix: TEST_PREFIX, number: row.last_test };
};
