import type { OrderCounts } from '@portal/shared-contracts/orders';
import { Tile, numberFormat } from '@portal/shared-ui';
import { CheckCircleIcon, ClockIcon, OrdersIcon } from '@portal/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import './charts.css';

/** The three numbers of the dashboard (OR-03). */
export const OrderTiles = ({ counts }: { counts: OrderCounts }) => {
  const { t, i18n } = useTranslation('orders');
  const shown = (value: number) => numberFormat(i18n.language).format(value);
  return (
    <div className="orders-tiles">
      <Tile label={t('totalOrders')} value={shown(counts.total)} icon={<OrdersIcon />} />
      <Tile label={t('pendingOrders')} value={shown(counts.pending)} icon={<ClockIcon />} />
      <Tile
        label={t('completedOrders')}
        value={shown(counts.completed)}
        icon={<CheckCircleIcon />}
      />
    </div>
  );
};
