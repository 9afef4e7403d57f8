import type { StaffOrder } from '@portal/shared-contracts/orders';
import { usePortal } from '@portal/shared-contracts/react';
import { DateText, Facts } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoiceNames } from './use-choice-names.ts';
import { formatPercent } from '../../order/format-percent.ts';

/** What the staff sees of an order (OR-31); `writer` is undefined where it is not shown. */
export const StaffFacts = ({
  order,
  writer,
  due,
  chart,
}: {
  order: StaffOrder;
  writer: string | null | undefined;
  /** The due date, with what can be done about it. */
  due: ReactNode;
  chart: ReactNode;
}) => {
  const { t } = useTranslation('orders');
  const { language } = usePortal();
  const names = useChoiceNames();
  const isDone = order.statusPercentage === 100;
  const items = [
    { label: t('packageName'), value: order.package.packageName },
    { label: t('customer'), value: `${order.customer.firstName} ${order.customer.lastName}` },
    ...(writer === undefined
      ? []
      : [{ label: t('writer'), value: writer ?? t('noWriterAssigned') }]),
    { label: t('datePurchased'), value: <DateText value={order.createdAt} /> },
    { label: t('dueDate'), value: due },
    {
      label: t('status'),
      value: isDone ? t('orderCompleted') : formatPercent(order.statusPercentage, language),
    },
    ...(order.customer_industries.length > 0
      ? [
          {
            label: t('industries'),
            value: order.customer_industries.map(names.industry).join(', '),
          },
        ]
      : []),
    ...(order.years_of_experience
      ? [{ label: t('experience'), value: names.experience(order.years_of_experience) }]
      : []),
  ];
  return (
    <div className="orders-facts">
      {chart}
      <Facts items={items} />
    </div>
  );
};
