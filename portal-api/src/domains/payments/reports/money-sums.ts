import type { Currency } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { DaySum } from '../../../kernel/reports/report-days.ts';
import type { DaySpan } from '../../../kernel/time/day-span.ts';
import { readDays } from '../../reports/days/report-days.service.ts';
import { countMoneyDays, listTippedNames, type MoneySum } from './revenue.repository.ts';

/** What was paid and what went back on a day, in minor units. */
export interface MovedDay {
  currency: Currency;
  day: string;
  paid: number;
  returned: number;
}

/** What a group of payments amounts to, in minor units. */
export interface SumOf {
  currency: Currency;
  /** The writer or the coupon. */
  id: string;
  name: string;
  count: number;
  minor: number;
}

/** The money of a period. */
export interface MoneySums {
  /** The days on which money moved, the newest first. */
  days: MovedDay[];
  /** By writer and currency, less what was returned of them. */
  tips: SumOf[];
  /** What they cost the firm, by coupon and currency. */
  coupons: SumOf[];
  /** Invoices that nobody has paid yet. */
  unpaid: { currency: Currency; minor: number }[];
}

type Days = readonly DaySum<MoneySum>[];

const movedDays = (days: Days): MovedDay[] => {
  const found = new Map<string, MovedDay>();
  for (const { day, sums } of days) {
    const { what, currency, minor } = sums;
    if (what !== 'paid' && what !== 'returned') continue;
    const key = `${day} ${currency}`;
    const moved = found.get(key) ?? { currency, day, paid: 0, returned: 0 };
    moved[what] += minor;
    found.set(key, moved);
  }
  return [...found.values()].sort((a, b) => b.day.localeCompare(a.day));
};

// The largest first.
const bySubject = (days: Days, of: MoneySum['what']): SumOf[] => {
  const found = new Map<string, SumOf>();
  for (const { sums } of days) {
    const { what, currency, id, count, minor } = sums;
    if (what !== of) continue;
    const key = `${currency} ${id}`;
    const sum = found.get(key) ?? { currency, id, name: id, count: 0, minor: 0 };
    sum.count += count;
    sum.minor += minor;
    found.set(key, sum);
  }
  return [...found.values()].sort((a, b) => b.minor - a.minor || (a.id < b.id ? -1 : 1));
};

/** Adds up the money of a period from its days. */
export const readMoney = async (db: SiteDatabase, span: DaySpan): Promise<MoneySums> => {
  const days = await readDays(db, span, { report: 'revenue', count: countMoneyDays });
  const tips = bySubject(days, 'tips');
  const writers = await listTippedNames(
    db,
    tips.map(({ id }) => id),
  );
  const names = new Map(writers.map(({ id, name }) => [id, name]));
  return {
    days: movedDays(days),
    tips: tips.map((tip) => ({ ...tip, name: names.get(tip.id) ?? '' })),
    coupons: bySubject(days, 'coupons'),
    unpaid: bySubject(days, 'unpaid'),
  };
};
