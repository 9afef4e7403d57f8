import type { FirmOrder } from '@portal/shared-contracts/admin';
import { usePortal } from '@portal/shared-contracts/react';
import { DateText, Facts, Money, RelativeTime, Section } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../order/format-percent.ts';
import { ADMIN } from '../texts.ts';
import { FirmDueDate } from './firm-due-date.tsx';

/** Who, what, since when and for how much. */
export const FirmFacts = ({
  order,
  industry,
}: {
  order: FirmOrder;
  industry: (name: string) => string;
}) => {
  const { t } = useTranslation(ADMIN);
  const { language } = usePortal();
  const { customer, writerName } = order;
  const paid = order.paymentStatus && order.paymentStatus !== 'paid' ? order.paymentStatus : null;
  return (
    <Section title={t('page.facts')}>
      <Facts
        items={[
          {
            label: t('columns.customer'),
            value: (
              <>
                {customer.firstName} {customer.lastName}
                <br />
                <span className="orders-muted">{order.customerEmail}</span>
              </>
            ),
          },
          { label: t('columns.writer'), value: writerName ?? t('filters.writer.none') },
          {
            label: t('filters.progress.title'),
            value: formatPercent(order.statusPercentage, language),
          },
          { label: t('page.since'), value: <RelativeTime value={order.turnSince} /> },
          { label: t('columns.due'), value: <FirmDueDate order={order} /> },
          { label: t('page.ordered'), value: <DateText value={order.createdAt} /> },
          {
            label: t('columns.paid'),
            value: (
              <>
                <Money amount={order.invoicePrice} currency={order.invoiceCurrency} />
                {paid && ` · ${t(`filters.paid.${paid}`)}`}
              </>
            ),
          },
          ...(order.customer_industries.length > 0
            ? [
                {
                  label: t('page.industries'),
                  value: order.customer_industries.map(industry).join(', '),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
};
