import { ChartFrame, Section, dateFormat, numberFormat } from '@portal/shared-ui';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartPlace } from './chart-place.tsx';

const HEIGHT = 240;

const MonthDrawing = lazy(() => import('./month-drawing.tsx'));

/** Orders per month for the last six months, as a line and as a table (OR-17). */
export const MonthChart = ({
  months,
}: {
  months: readonly { month: string; orders: number }[];
}) => {
  const { t, i18n } = useTranslation('orders');
  const { labels, names, values } = useMemo(() => {
    const day = ({ month }: { month: string }) => new Date(`${month}-15T12:00:00`);
    const label = dateFormat(i18n.language, { month: 'short' });
    const name = dateFormat(i18n.language, { month: 'short', year: '2-digit' });
    return {
      // On a phone the line has no room for years; the table names them.
      labels: months.map((one) => label.format(day(one))),
      names: months.map((one) => name.format(day(one))),
      values: months.map(({ orders }) => orders),
    };
  }, [months, i18n.language]);
  const format = numberFormat(i18n.language);
  return (
    <Section title={t('ordersPerMonth')}>
      <ChartFrame
        title={t('ordersPerMonth')}
        summary={t('lastSixMonths', { count: values.reduce((sum, value) => sum + value, 0) })}
        columns={[t('month'), t('orders')]}
        rows={names.map((name, index) => [name, format.format(values[index] ?? 0)])}
      >
        <ChartPlace height={HEIGHT}>
          <MonthDrawing labels={labels} values={values} name={t('orders')} height={HEIGHT} />
        </ChartPlace>
      </ChartFrame>
    </Section>
  );
};
