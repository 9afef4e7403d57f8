import type { OrderCounts } from '@portal/shared-contracts/orders';
import { ChartFrame, Section, numberFormat } from '@portal/shared-ui';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../order/format-percent.ts';
import { ChartPlace } from './chart-place.tsx';

const HEIGHT = 200;

const ShareDrawing = lazy(() => import('./share-drawing.tsx'));

/** Completed beside pending orders, as a donut and as a table (OR-17). */
export const ShareChart = ({ counts }: { counts: OrderCounts }) => {
  const { t, i18n } = useTranslation('orders');
  const { completed, pending, total } = counts;
  const labels = useMemo(() => [t('completed'), t('pending')], [t]);
  const values = useMemo(() => [completed, pending], [completed, pending]);
  const share = (value: number) => formatPercent((100 * value) / Math.max(1, total), i18n.language);
  const rows = labels.map((label, index) => [
    label,
    numberFormat(i18n.language).format(values[index] ?? 0),
    share(values[index] ?? 0),
  ]);
  return (
    <Section title={t('completedAndPending')}>
      <ChartFrame
        title={t('completedAndPending')}
        summary={rows.map(([label, count, part]) => `${label}: ${count} (${part})`).join(' · ')}
        columns={[t('status'), t('orders'), t('share')]}
        rows={rows}
      >
        <ChartPlace height={HEIGHT}>
          <ShareDrawing labels={labels} values={values} height={HEIGHT} />
        </ChartPlace>
      </ChartFrame>
    </Section>
  );
};
