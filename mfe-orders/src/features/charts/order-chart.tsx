import type { StaffOrder } from '@portal/shared-contracts/orders';
import { useTranslation } from 'react-i18next';
import { RadialChart } from './radial-chart.tsx';

/** How far an order is, as a radial chart. */
export const OrderChart = ({
  order,
}: {
  order: { statusPercentage: number; package: StaffOrder['package'] };
}) => {
  const { t } = useTranslation('orders');
  return (
    <RadialChart
      percent={order.statusPercentage}
      label={t('progressOf', { name: order.package.packageName })}
    />
  );
};
