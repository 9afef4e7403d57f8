import type { StaffOrder } from '@portal/shared-contracts/orders';
import { routes } from '@portal/shared-contracts/remote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

/** Props of {@link OrderLink}. */
interface OrderLinkProps {
  order: Pick<StaffOrder, '_id' | 'number' | 'package' | 'writerName'>;
  children: ReactNode;
}

/** From its row to an order, which is told who writes it and the way back to this page of the list. */
export const OrderLink = ({ order, children }: OrderLinkProps) => {
  const { t } = useTranslation('orders');
  const { search } = useLocation();
  return (
    <Link
      className="orders-row-link"
      to={routes.orderView({ id: order._id })}
      state={{ writer: order.writerName, list: search }}
      aria-label={t('viewNamed', { name: `${order.package.packageName} #${order.number}` })}
    >
      {children}
    </Link>
  );
};
