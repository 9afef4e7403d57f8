import type { ReportName } from '@portal/shared-contracts/admin';
import { TextField } from '@portal/shared-ui/controls';
import { FieldFrame } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ADMIN } from '../texts.ts';
import type { ReportAsked } from './reports.queries.ts';

/** The reports side by side; the chosen days stay. */
export const ReportTabs = ({
  names,
  current,
}: {
  names: readonly ReportName[];
  current: ReportName;
}) => {
  const { t } = useTranslation(ADMIN);
  const [params] = useSearchParams();
  const addressOf = (name: ReportName): string => {
    const next = new URLSearchParams({ report: name });
    for (const day of ['from', 'to']) {
      const value = params.get(day);
      if (value) next.set(day, value);
    }
    return `?${next.toString()}`;
  };
  return (
    <nav className="orders-admin-tabs" aria-label={t('reports.title')}>
      {names.map((name) => (
        <Link key={name} to={addressOf(name)} aria-current={name === current ? 'page' : undefined}>
          {t(`reports.names.${name}`)}
        </Link>
      ))}
    </nav>
  );
};

/** The first and the last day of a report. */
export const ReportDays = ({
  period,
  narrow,
}: {
  period: { from: string; to: string };
  narrow: (name: 'from' | 'to', value: string) => void;
}) => {
  const { t } = useTranslation(ADMIN);
  return (
    <div className="orders-admin-more-fields">
      {(['from', 'to'] as const).map((name) => (
        <FieldFrame key={name} name={`report-${name}`} label={t(`reports.${name}`)} isRequired>
          {(control) => (
            <TextField
              {...control}
              type="date"
              defaultValue={period[name]}
              onChange={({ target }) => {
                // While a year is typed the field already holds days of the first century.
                if (isReportDay(target.value)) narrow(name, target.value);
              }}
            />
          )}
        </FieldFrame>
      ))}
    </div>
  );
};

/** Whether an address or a field holds a day that a report can be asked for. */
const isReportDay = (value: string | undefined): value is string =>
  /^20\d\d-\d\d-\d\d$/.test(value ?? '') && !Number.isNaN(Date.parse(value ?? ''));

/** What an address asks for; anything else in it is left out. */
export const askedOf = (name: ReportName, days: { from?: string; to?: string }): ReportAsked => ({
  name,
  ...(isReportDay(days.from) ? { from: days.from } : {}),
  ...(isReportDay(days.to) ? { to: days.to } : {}),
});
