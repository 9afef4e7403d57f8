import type { DocumentOrder } from '@portal/shared-contracts/documents';
import { usePortal } from '@portal/shared-contracts/react';
import { routes } from '@portal/shared-contracts/remote';
import { PageHeader } from '@portal/shared-ui';
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
export const DocumentHeader = ({ order, ...header }: DocumentHeaderProps) => {
  const { t } = useTranslation('documents');
  const { user } = usePortal();
  const customer = `${order.customer.firstName} ${order.customer.lastName}`;
  const context = [
    `#${order.number}`,
    order.packageName,
    order.serviceName,
    user?.role === 'user' ? null : customer,
  ].filter(Boolean);
  return (
    <PageHeader
      {...header}
      context={context.join(' · ')}
      back={{ to: routes.orderView({ id: order._id }), label: t('backToOrder') }}
    />
  );
};
