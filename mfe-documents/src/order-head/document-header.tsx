import type { DocumentOrder } from '@portal/shared-contracts/documents';
import { orderTrail, shortOrderName } from '@portal/shared-contracts/orders';
import { usePortal, useTabName } from '@portal/shared-contracts/react';
import { PageHeader, StatusChip } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of {@link DocumentHeader}. */
export interface DocumentHeaderProps {
  title: string;
  order: DocumentOrder;
  status?: ReactNode;
  action?: ReactNode;
  extra?: ReactNode;
}

/** The head of every document page: what it is, of which order, whose, and the way back. */
export const DocumentHeader = ({ order, status, ...header }: DocumentHeaderProps) => {
  const { t } = useTranslation('documents');
  const { user, language } = usePortal();
  useTabName(shortOrderName(order, user?.role));
  const customer = `${order.customer.firstName} ${order.customer.lastName}`;
  const context = [order.serviceName, user?.role === 'user' ? null : customer].filter(Boolean);
  return (
    <PageHeader
      {...header}
      context={context.join(' · ')}
      status={
        order.cancelledAt ? <StatusChip kind="problem" label={t('orderCancelled')} /> : status
      }
      trail={orderTrail(order, language)}
    />
  );
};
