import type { StaffOrder } from '@portal/shared-contracts/orders';
import { ProgressRing } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';

/** How far an order is, as a radial chart (OR-05). */
export const OrderChart = ({
  order,
}: {
  order: { statusPercentage: number; package: StaffOrder['package'] };
}) => {
  const { t } = useTranslation('orders');
  return (
    <ProgressRing
      percent={order.statusPercentage}
      label={t('progressOf', { name: order.package.packageName })}
      size={88}
    />
  );
};
