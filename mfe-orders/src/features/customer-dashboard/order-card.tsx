import type { Order } from '@portal/shared-contracts/orders';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { DateText, Facts, Money, StatusChip } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OrderNumber, UnreadMark } from '../../order/order-name.tsx';
import { readTurn } from '../../order/order-turn.ts';

/** One order: how far it is, what was bought, when and for how much (OR-05). */
export const OrderCard = ({
  order,
  chart,
}: {
  order: Order;
  /** The radial chart of the same number. */
  chart: React.ReactNode;
}) => {
  const { t } = useTranslation('orders');
  const { flag, language } = usePortal();
  const turn = readTurn(order, 'user', language);
  const facts = [
    { label: t('datePurchased'), value: <DateText value={order.createdAt} /> },
    ...(flag('hide_customer_price')
      ? []
      : [
          {
            label: t('price'),
            value: <Money amount={order.invoicePrice} currency={order.invoiceCurrency} />,
          },
        ]),
    ...(order.dueDate && turn.kind !== 'done'
      ? [{ label: t('dueDate'), value: <DateText value={order.dueDate} /> }]
      : []),
  ];
  return (
    <li className="orders-card">
      <div className="orders-card-head">
        {chart}
        <div className="orders-card-title">
          <h3>{order.package.packageName}</h3>
          <span className="orders-turn">
            <OrderNumber number={order.number} isTest={order.isTest} />
            <StatusChip kind={turn.kind} />
          </span>
        </div>
      </div>
      <p className="orders-card-sentence">{turn.sentence}</p>
      <UnreadMark orderId={order._id} />
      <Facts items={facts} />
      <Link
        className="orders-button-link"
        to={routes.orderView({ id: order._id })}
        aria-label={t('viewNamed', { name: `${order.package.packageName} #${order.number}` })}
      >
        {t('view')}
      </Link>
    </li>
  );
};
