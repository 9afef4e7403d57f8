import { adminRoutes } from '@portal/shared-contracts/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../admin/admin-frame.tsx';
import { FirmOrderList } from '../admin/order-list/firm-order-list.tsx';
import { ADMIN } from '../admin/texts.ts';
import { useLiveOrders } from '../order/use-live-orders.ts';

const NewOrders = () => {
  const { t } = useTranslation(ADMIN);
  return (
    <span className="orders-admin-buttons">
      <Link to={adminRoutes.newOrder({})}>{t('newOrder.title')}</Link>
      <Link to={`${adminRoutes.newOrder({})}?payment=test`}>{t('newOrder.test')}</Link>
    </span>
  );
};

/** `/admin/orders`: every order of the firm (BO-60). */
export const Page = () => {
  useLiveOrders();
  return <AdminFrame>{() => <FirmOrderList action={<NewOrders />} />}</AdminFrame>;
};
