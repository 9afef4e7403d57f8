import { type Currency, toMajor } from '@portal/shared-contracts';
import type { ReportFigure, ReportTable, RowsBehind } from '@portal/shared-contracts/admin';
import {
  columnsOf,
  figure,
  type ReportPeriods,
  type ReportSource,
} from '../../../kernel/reports/report.ts';
import type { DaySpan } from '../../../kernel/time/day-span.ts';
import { type MoneySums, type MovedDay, readMoney, type SumOf } from './money-sums.ts';

export { countMoneyDays } from './revenue.repository.ts';

type Days = Pick<DaySpan, 'from' | 'to'>;

const payments = (
  { from, to }: Days,
  filter: Omit<RowsBehind['filter'], 'from' | 'to'>,
): RowsBehind => ({ list: 'payments', filter: { ...filter, from, to } });

interface Read extends MoneySums {
  span: DaySpan;
}

const sumIn = <Row extends { currency: Currency }>(
  rows: readonly Row[],
  currency: Currency,
  of: (row: Row) => number,
): number => rows.reduce((sum, row) => (row.currency === currency ? sum + of(row) : sum), 0);

const movedFigures = (
  { paid, returned }: Pick<MovedDay, 'paid' | 'returned'>,
  currency: Currency,
  days: Days,
): ReportFigure[] => {
  const money = (minor: number, happened: 'paid' | 'returned' | 'moved') =>
    figure(toMajor(minor, currency), payments(days, { happened, currency }));
  return [money(paid, 'paid'), money(returned, 'returned'), money(paid - returned, 'moved')];
};

const MOVED = { paid: 'money', returned: 'money', revenue: 'money' } as const;

const wholeOf = ({ span, days, tips, coupons, unpaid }: Read, currency: Currency) => {
  const money = (rows: readonly { currency: Currency; minor: number }[], behind: RowsBehind) =>
    figure(
      toMajor(
        sumIn(rows, currency, ({ minor }) => minor),
        currency,
      ),
      behind,
    );
  const paid = sumIn(days, currency, (day) => day.paid);
  const returned = sumIn(days, currency, (day) => day.returned);
  const { from, to } = span;
  const filter = { status: 'unpaid', currency, from, to };
  return [
    ...movedFigures({ paid, returned }, currency, span),
    money(tips, payments(span, { happened: 'paid', kind: 'tip', currency })),
    money(coupons, payments(span, { happened: 'paid', coupon: 'any', currency })),
    money(unpaid, { list: 'invoices', filter }),
  ];
};

// What is named in both periods stands on one line, the larger of this period first.
const bySubject = (
  currency: Currency,
  { now, before }: { now: readonly SumOf[]; before: readonly SumOf[] },
  { periods, filterOf }: { periods: ReportPeriods; filterOf: (id: string) => RowsBehind['filter'] },
): ReportTable['lines'] => {
  const ofCurrency = (rows: readonly SumOf[]) => rows.filter((row) => row.currency === currency);
  const former = new Map(ofCurrency(before).map((row) => [row.id, row]));
  return ofCurrency(now).map(({ id, name, count, minor }) => {
    const behind = (span: DaySpan) =>
      payments(span, { happened: 'paid', currency, ...filterOf(id) });
    return {
      label: name,
      figures: [
        figure(count, behind(periods.now)),
        figure(toMajor(minor, currency), behind(periods.now)),
        figure(toMajor(former.get(id)?.minor ?? 0, currency), behind(periods.before)),
      ],
    };
  });
};

const tablesIn = (
  currency: Currency,
  { now, before }: { now: Read; before: Read },
  periods: ReportPeriods,
): ReportTable[] => {
  const same = { title: '', currency } as const;
  const days = now.days.filter((day) => day.currency === currency);
  const tips = { now: now.tips, before: before.tips };
  const coupons = { now: now.coupons, before: before.coupons };
  return [
    {
      ...same,
      key: 'revenue',
      labels: 'period',
      columns: columnsOf({ ...MOVED, tips: 'money', coupons: 'money', unpaid: 'money' }),
      lines: [
        { label: 'now', figures: wholeOf(now, currency) },
        { label: 'before', figures: wholeOf(before, currency) },
      ],
    },
    {
      ...same,
      key: 'revenue-days',
      labels: 'day',
      columns: columnsOf(MOVED),
      lines: days.map(({ day, ...of }) => ({
        label: day,
        figures: movedFigures(of, currency, { from: day, to: day }),
      })),
    },
    {
      ...same,
      key: 'tips',
      labels: 'name',
      columns: columnsOf({ tipCount: 'count', tips: 'money', tipsBefore: 'money' }),
      lines: bySubject(currency, tips, {
        periods,
        filterOf: (writer) => ({ kind: 'tip', writer }),
      }),
    },
    {
      ...same,
      key: 'coupons',
      labels: 'name',
      columns: columnsOf({ uses: 'count', coupons: 'money', couponsBefore: 'money' }),
      lines: bySubject(currency, coupons, { periods, filterOf: (coupon) => ({ coupon }) }),
    },
  ];
};

/** Revenue by day, tips, the cost of coupons and what is unpaid: each currency by itself (BO-70). */
export const revenueReport: ReportSource = async ({ db, site }, periods) => {
  const read = async (span: DaySpan) => ({ span, ...(await readMoney(db, span)) });
  const now = await read(periods.now);
  const before = await read(periods.before);
  const found = [now, before].flatMap(({ days, tips, coupons, unpaid }) =>
    [...days, ...tips, ...coupons, ...unpaid].map(({ currency }) => currency),
  );
  const own = site.settings.currency;
  const others = [...new Set(found)].filter((currency) => currency !== own).sort();
  // The firm's own currency first, also where nothing moved.
  return [own, ...others].flatMap((currency) => tablesIn(currency, { now, before }, periods));
};
