import type { Order } from '@portal/shared-contracts/orders';
import { usePortal } from '@portal/shared-contracts/react';
import { DateText, Facts, Money } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../order/format-percent.ts';

/** What was bought, by whom it is written, how far it is. */
export const OrderFacts = ({ order, chart }: { order: Order; chart: ReactNode }) => {
  const { t } = useTranslation('orders');
  const { flag, language } = usePortal();
  const isDone = order.statusPercentage === 100;
  const items = [
    { label: t('packageName'), value: order.package.packageName },
    { label: t('datePurchased'), value: <DateText value={order.createdAt} /> },
    ...(flag('hide_customer_price')
      ? []
      : [
          {
            label: t('price'),
            value: <Money amount={order.invoicePrice} currency={order.invoiceCurrency} />,
          },
        ]),
    { label: t('writer'), value: order.writerName ?? t('noWriterAssigned') },
    ...(order.dueDate && !isDone
      ? [{ label: t('dueDate'), value: <DateText value={order.dueDate} /> }]
      : []),
    {
      label: t('status'),
      value: isDone ? t('orderCompleted') : formatPercent(order.statusPercentage, language),
    },
  ];
  return (
    <div className="orders-facts">
      {chart}
      <Facts items={items} />
    </div>
  );
};
