import type { FirmOrderNarrowing, firmOrderSorts } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { CursorType } from '../../../kernel/rows/lists.ts';
import { numbersEnding } from '../../../kernel/finding/beginnings.ts';
import { plusDays } from '@portal/shared-contracts/days';
import type { DaySpan } from '../../../kernel/time/day-span.ts';
import { isNamed, type NamedPeople } from '../../people/people.service.ts';
import { addHappened, isOfDrafts, momentOf } from './happened.repository.ts';
import { Conditions } from '../../../kernel/rows/conditions.ts';
import { DAY } from '../../../kernel/time/durations.ts';

/** What the firm's list is narrowed to; `clients` are the customers whose names the search begins. */
export type FirmOrderFilter = FirmOrderNarrowing & {
  clients?: NamedPeople | undefined;
  /** The calendar day of the firm. */
  today: string;
  /** The days that `from` and `to` name, in the firm's time zone. */
  span: DaySpan;
  now: Date;
};

type Sort = (typeof firmOrderSorts)[number];
type Happened = Pick<FirmOrderNarrowing, 'happened'>;

interface SortKey {
  sql: string;
  type: CursorType;
  isDown: boolean;
}

const sortKeys: Readonly<Record<string, Omit<SortKey, 'isDown'>>> = {
  number: { sql: 'o.number', type: 'integer' },
  // The database takes no `coalesce` to an index behind row-level security, but `case`.
  turn: {
    sql: '(case when o.turn_since is null then o.created_at else o.turn_since end)',
    type: 'timestamptz',
  },
  due: {
    sql: "(case when o.due_date is null then 'infinity'::date else o.due_date end)",
    type: 'date',
  },
  price: { sql: 'o.invoice_price_minor', type: 'bigint' },
};

const chosenKey = (sort: Sort = '-number'): SortKey => {
  const isDown = sort.startsWith('-');
  const key = sortKeys[isDown ? sort.slice(1) : sort];
  if (!key) throw new Error(`No order by ${sort}`);
  return { ...key, isDown };
};

/** What a sort compares, and in which direction; what happened within a period stands in the order of its moments. */
export const sortKey = ({ sort, happened }: { sort?: Sort | undefined } & Happened): SortKey => {
  const moment = momentOf({ happened });
  if (!sort && moment) return { sql: moment, type: 'timestamptz', isDown: true };
  return chosenKey(sort);
};

const NOT_DONE = 'o.status_percentage < 100';

const progress = {
  open: NOT_DONE,
  'not-started': 'o.status_percentage = 0',
  started: 'o.status_percentage between 1 and 99',
  completed: 'o.status_percentage = 100',
} as const;

const addPaid = (where: Conditions, { paid }: FirmOrderFilter): void => {
  if (paid === 'unpaid') return where.add('o.awaits_payment');
  if (paid) where.add('o.payment_status = ?', paid);
  // The status says what became of the money; what was never paid has none that could be lost.
  if (paid === 'paid') where.add('not o.awaits_payment');
};

const shown = {
  hidden: 'o.hide_order and o.cancelled_at is null',
  cancelled: 'o.cancelled_at is not null',
  test: 'o.is_test',
  all: 'true',
} as const;

const addDue = (where: Conditions, { due, today }: FirmOrderFilter): void => {
  if (due) where.add(NOT_DONE);
  if (due === 'overdue') where.add('o.due_date < ?::date', today);
  if (due === 'today') where.add('o.due_date = ?::date', today);
  if (due === 'week')
    where.add('o.due_date between ?::date and ?::date', today, plusDays(today, 6));
  if (due === 'none') where.add('o.due_date is null');
};

// A number is found with or without what is printed before it, which may end with digits as well.
const NUMBER = /^#?([A-Z\d-]*?(\d{1,9}))$/i;

const addSearch = (
  where: Conditions,
  { siteId, search, clients }: FirmOrderFilter & { siteId: string },
): void => {
  if (!search) return;
  const byCustomer = isNamed('o.client_id', clients ?? { text: search }, where, siteId);
  const [, shownNumber, digits] = NUMBER.exec(search) ?? [];
  if (!shownNumber) return where.add(byCustomer);
  where.add(
    `(o.number = any(?::int[]) and (o.number = ? or lower(o.number_prefix || o.number) = ?)
      or ${byCustomer})`,
    numbersEnding(shownNumber),
    Number(digits),
    shownNumber.toLowerCase(),
  );
};

const addTurn = (where: Conditions, { turn, step, waiting, now }: FirmOrderFilter): void => {
  if (turn) where.add('o.turn_owner = ?', turn);
  if (step) where.add('o.turn_step = ?', step);
  if (waiting)
    where.add(
      'coalesce(o.turn_since, o.created_at) <= ?::timestamptz',
      new Date(now.getTime() - waiting * DAY).toISOString(),
    );
};

// What a report counted stands in the list behind it, also where it was put aside since.
const shownBy = ({ shown: asked, happened }: FirmOrderFilter): string => {
  if (asked) return shown[asked];
  return happened
    ? 'not o.is_test'
    : 'not o.hide_order and o.cancelled_at is null and not o.is_test';
};

/** The condition of the firm's list; what is put aside is left out at first (BO-60). */
export const firmOrderConditions = (
  { siteId }: SiteDatabase,
  filter: FirmOrderFilter,
): Conditions => {
  const where = new Conditions();
  where.add('o.site_id = ?', siteId);
  where.add(shownBy(filter));
  addSearch(where, { ...filter, siteId });
  if (filter.customer) where.add('o.client_id = ?', filter.customer);
  if (filter.package) where.add('o.package_id = ?', filter.package);
  if (filter.writer === 'none') where.add(`o.writer_id is null and ${NOT_DONE}`);
  else if (filter.writer && !isOfDrafts(filter)) where.add('o.writer_id = ?', filter.writer);
  if (filter.progress) where.add(progress[filter.progress]);
  addTurn(where, filter);
  addDue(where, filter);
  addHappened(where, filter);
  addPaid(where, filter);
  return where;
};
