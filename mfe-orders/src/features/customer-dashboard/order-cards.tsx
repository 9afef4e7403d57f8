import type { Order } from '@portal/shared-contracts/orders';
import { Section } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './customer-dashboard.css';
import { OrderCard } from './order-card.tsx';

const FIRST_CARDS = 12;

/** The orders as cards, unfinished ones first; a long history unfolds on demand. */
export const OrderCards = ({
  orders,
  chartOf,
}: {
  orders: readonly Order[];
  chartOf: (order: Order) => ReactNode;
}) => {
  const { t } = useTranslation('orders');
  const [isWhole, setWhole] = useState(false);
  const sorted = orders.toSorted(
    (a, b) => Number(a.statusPercentage === 100) - Number(b.statusPercentage === 100),
  );
  const shown = isWhole ? sorted : sorted.slice(0, FIRST_CARDS);
  return (
    <Section title={t('yourOrders')} look="plain">
      <ul className="orders-cards">
        {shown.map((order) => (
          <OrderCard key={order._id} order={order} chart={chartOf(order)} />
        ))}
      </ul>
      {shown.length < sorted.length && (
        <Button className="orders-more" onClick={() => setWhole(true)}>
          {t('showAllOrders', { count: sorted.length })}
        </Button>
      )}
    </Section>
  );
};
