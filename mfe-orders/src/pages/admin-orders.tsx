import { adminRoutes } from '@portal/shared-contracts/admin';
import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { AdminFrame } from '../admin/admin-frame.tsx';
import { FirmOrderList } from '../admin/order-list/firm-order-list.tsx';
import { ADMIN } from '../admin/texts.ts';

const Orders = () => {
  const { t } = useTranslation(ADMIN);
  const navigate = useNavigate();
  return (
    <FirmOrderList
      extra={<Link to={`${adminRoutes.newOrder({})}?payment=test`}>{t('newOrder.test')}</Link>}
      action={
        <Button type="primary" onClick={() => void navigate(adminRoutes.newOrder({}))}>
          {t('newOrder.title')}
        </Button>
      }
    />
  );
};

/** `/admin/orders`: every order of the firm (BO-60). */
export const Page = () => <AdminFrame>{() => <Orders />}</AdminFrame>;
